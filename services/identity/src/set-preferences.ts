import { uuid } from '@repaso/proto/http/text';
import { DomainError } from '@repaso/shared/errors';
import type { Identity } from './identity.ts';
import { type Preferences, updatePreferences } from './store/accounts.ts';

/** Throws UNAUTHENTICATED when the account is gone. */
async function setPreferences(
  { database }: Identity,
  userId: string,
  preferences: Preferences,
): Promise<void> {
  const known =
    uuid.safeParse(userId).success && (await updatePreferences(database, userId, preferences));
  if (!known) throw new DomainError('UNAUTHENTICATED');
}

export function setEmailReminders(
  identity: Identity,
  { userId, enabled }: { userId: string; enabled: boolean },
): Promise<void> {
  return setPreferences(identity, userId, { emailRemindersEnabled: enabled });
}

export function dismissHomeScreenPrompt(
  identity: Identity,
  { userId }: { userId: string },
): Promise<void> {
  return setPreferences(identity, userId, { homeScreenPromptDismissed: true });
}

export function skipHomeScreenPrompt(
  identity: Identity,
  { userId }: { userId: string },
): Promise<void> {
  return setPreferences(identity, userId, { homeScreenPromptSkipped: true });
}
