import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { UserFilter } from './admin-queries.ts';

/** Characters that a search may have: those of the longest address. */
const SEARCH_MAX_LENGTH = 254;

const statuses = [
  { value: 'all', label: 'All Users' },
  { value: 'verified', label: 'Verified Only' },
  { value: 'unverified', label: 'Unverified Only' },
] as const;

const orders = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
] as const;

interface UserFilterBarProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
  refreshing: boolean;
  onRefresh: () => void;
}

export function UserFilterBar({ filter, onChange, refreshing, onRefresh }: UserFilterBarProps) {
  return (
    <search className="grid gap-3 min-[24rem]:grid-cols-2 md:grid-cols-[1fr_1fr_9rem] lg:grid-cols-[1fr_12rem_11rem_9rem]">
      <div className="min-[24rem]:col-span-2 md:col-span-3 lg:col-span-1">
        <TextField
          label="Search"
          labelHidden
          type="search"
          placeholder="Search by name or email..."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
      </div>
      <SelectField
        label="Status"
        labelHidden
        options={statuses}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <SelectField
        label="Sort"
        labelHidden
        options={orders}
        value={filter.sort}
        onChange={(sort) => onChange({ ...filter, sort })}
      />
      <Button
        variant="secondary"
        className="min-h-12 min-[24rem]:col-span-2 md:col-span-1"
        busy={refreshing && 'Refreshing…'}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden className="size-5" />
        Refresh
      </Button>
    </search>
  );
}
