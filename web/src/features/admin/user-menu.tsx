import type { AdminUser } from '@repaso/proto/http/admin';
import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { type UserAction, userActions } from './user-actions.ts';

interface UserMenuProps {
  user: AdminUser;
  busy: boolean;
  onChoose: (action: UserAction) => void;
}

/** What an administrator can do with one user. */
export function UserMenu({ user, busy, onChoose }: UserMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<UserAction>(undefined);
  return (
    // Not modal, and inside the page: a menu takes nothing away from the rest of it.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          ref={trigger}
          label={`Actions for ${user.email}`}
          aria-busy={busy}
          className={clsx('data-[state=open]:bg-primary-tint', busy && 'animate-breathe')}
        >
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 min-w-56 animate-fade-in rounded-card border border-line bg-surface p-1.5 text-left shadow-raised"
        onCloseAutoFocus={(event) => {
          // The focus goes back first, so that a dialog knows where it came from.
          event.preventDefault();
          trigger.current?.focus();
          if (chosen.current) onChoose(chosen.current);
          chosen.current = undefined;
        }}
      >
        {userActions
          .filter(({ appliesTo }) => appliesTo(user))
          .map((action) => (
            <DropdownMenu.Item
              key={action.name}
              onSelect={() => {
                chosen.current = action;
              }}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none',
                action.confirmation?.destructive
                  ? 'text-bad data-highlighted:bg-bad-tint'
                  : 'data-highlighted:bg-primary-tint data-highlighted:text-primary',
              )}
            >
              <action.icon aria-hidden className="size-5 shrink-0" />
              {action.label}
            </DropdownMenu.Item>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
