import type { AdminUser, AuditAction } from '@repaso/proto/http/admin';
import {
  KeyRound,
  LogOut,
  type LucideIcon,
  MailPlus,
  ShieldMinus,
  ShieldPlus,
  Trash2,
  UserCheck,
} from 'lucide-react';

export interface UserAction {
  /** The last part of its path below /api/admin. */
  name: AuditAction;
  method: 'POST' | 'DELETE';
  label: string;
  icon: LucideIcon;
  /** Specification, section 8. */
  failure: string;
  /** The list shows its effect. */
  reloads: boolean;
  /** Whether there is anything to do. */
  appliesTo: (user: AdminUser) => boolean;
  /** Asked first (specification, section 6). */
  confirmation?: Confirmation;
}

export interface Confirmation {
  title: string;
  /** `who` is the user's name and address. */
  consequences: (who: string) => string;
  /** Added when administrators do it to themselves. */
  toYourself?: string;
  busy: string;
  destructive: boolean;
}

export const verifyUser: UserAction = {
  name: 'verify-user',
  method: 'POST',
  label: 'Verify',
  icon: UserCheck,
  failure: 'Failed to verify user',
  reloads: true,
  appliesTo: ({ isVerified }) => !isVerified,
};

/** In the order of the specification, section 2; it does not know of ended sessions. */
export const userActions: UserAction[] = [
  verifyUser,
  {
    name: 'resend-verification',
    method: 'POST',
    label: 'Resend Verification',
    icon: MailPlus,
    failure: 'Failed to resend verification email',
    reloads: false,
    appliesTo: ({ isVerified }) => !isVerified,
  },
  {
    name: 'send-password-reset',
    method: 'POST',
    label: 'Send Password Reset',
    icon: KeyRound,
    failure: 'Failed to send password reset email',
    reloads: false,
    appliesTo: () => true,
  },
  {
    name: 'grant-admin',
    method: 'POST',
    label: 'Grant Admin',
    icon: ShieldPlus,
    failure: 'Failed to grant admin access',
    reloads: true,
    appliesTo: ({ isAdmin }) => !isAdmin,
    confirmation: {
      title: 'Grant admin access?',
      consequences: (who) =>
        `${who} will be able to open this dashboard, see every user, and verify, promote and delete accounts, yours included.`,
      busy: 'Granting…',
      destructive: false,
    },
  },
  {
    name: 'revoke-admin',
    method: 'POST',
    label: 'Revoke Admin',
    icon: ShieldMinus,
    failure: 'Failed to revoke admin access',
    reloads: true,
    appliesTo: ({ isAdmin }) => isAdmin,
    confirmation: {
      title: 'Revoke admin access?',
      consequences: (who) =>
        `${who} will lose this dashboard and user management at once. The account and its lessons stay.`,
      toYourself: 'This is your own account: only another administrator can give access back.',
      busy: 'Revoking…',
      destructive: true,
    },
  },
  {
    name: 'end-sessions',
    method: 'POST',
    label: 'End Sessions',
    icon: LogOut,
    failure: 'Failed to end sessions',
    reloads: true,
    appliesTo: () => true,
    confirmation: {
      title: 'End all sessions?',
      consequences: (who) =>
        `${who} will be signed out on every device at once, and can sign in again.`,
      toYourself: 'This is your own account: you will be signed out here, too.',
      busy: 'Ending…',
      destructive: false,
    },
  },
  {
    name: 'delete-user',
    method: 'DELETE',
    label: 'Delete',
    icon: Trash2,
    failure: 'Failed to delete user',
    reloads: true,
    appliesTo: () => true,
    confirmation: {
      title: 'Delete this account?',
      consequences: (who) =>
        `The account of ${who} will be permanently removed with all its data: lessons, notes, practice and feedback. This cannot be undone.`,
      toYourself: 'This is your own account: you will be signed out.',
      busy: 'Deleting…',
      destructive: true,
    },
  },
];
