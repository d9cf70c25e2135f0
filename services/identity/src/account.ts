import type { User } from '@repaso/proto/http/user';

export interface Account {
  id: string;
  /** Lower-case. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string | null;
  profileImageUrl: string | null;
  createdAt: Date;
  verifiedAt: Date | null;
  isAdmin: boolean;
  emailRemindersEnabled: boolean;
  homeScreenPromptDismissed: boolean;
  homeScreenPromptSkipped: boolean;
}

/** The account as its owner sees it. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    createdAt: account.createdAt.toISOString(),
    isVerified: account.verifiedAt !== null,
    isAdmin: account.isAdmin,
    emailRemindersEnabled: account.emailRemindersEnabled,
    homeScreenPromptDismissed: account.homeScreenPromptDismissed,
    homeScreenPromptSkipped: account.homeScreenPromptSkipped,
    plan: 'free',
  };
}

/** The finished `User` document. */
export function toUserJson(account: Account): Buffer {
  return Buffer.from(JSON.stringify(toUser(account)));
}
