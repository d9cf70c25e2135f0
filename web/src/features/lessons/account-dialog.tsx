import type { User } from '@repaso/proto/http/user';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AccountDialogProps {
  user: User;
  onSignOut: () => void;
  onClose: () => void;
}

export function AccountDialog({ user, onSignOut, onClose }: AccountDialogProps) {
  return (
    <Dialog title="Your Account" onClose={onClose}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary-tint font-semibold font-serif text-2xl text-primary"
        >
          {[...user.firstName][0]?.toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="break-words font-semibold font-serif text-lg">{user.firstName}</p>
          <p className="break-words text-ink-soft">{user.email}</p>
        </div>
      </div>
      <p className="mt-4">
        <Badge tone="primary">Free Plan</Badge>
      </p>
      <div className="mt-6 grid gap-3">
        <Button asChild variant="secondary">
          <Link to="/profile">Account Settings</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/subscribe">Subscription</Link>
        </Button>
        {user.isAdmin && (
          <Button asChild variant="secondary">
            <Link to="/admin">Admin Dashboard</Link>
          </Button>
        )}
        <Button variant="quiet" onClick={onSignOut}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}
