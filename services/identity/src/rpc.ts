import { AdminAction, type IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import type { AuditAction } from '@repaso/proto/http/admin';
import { DomainError } from '@repaso/shared/errors';
import type { Handlers } from '@repaso/shared/rpc/server';
import { administer } from './administer.ts';
import { changePassword } from './change-password.ts';
import { countAccounts } from './count-accounts.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { exportAccount } from './export-account.ts';
import { findEmails } from './find-emails.ts';
import { getSession } from './get-session.ts';
import { getUser } from './get-user.ts';
import { grantAdmin } from './grant-admin.ts';
import type { Identity } from './identity.ts';
import { listAccounts } from './list-accounts.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requireAdmin } from './require-admin.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import {
  dismissHomeScreenPrompt,
  setEmailReminders,
  skipHomeScreenPrompt,
} from './set-preferences.ts';
import { signUp } from './sign-up.ts';
import { unsubscribe } from './unsubscribe.ts';
import { verifyEmail } from './verify-email.ts';

export function createHandlers(identity: Identity): Handlers<typeof IdentityServiceService> {
  const answerEmpty =
    <Request>(useCase: (identity: Identity, request: Request) => Promise<void>) =>
    async (request: Request) => {
      await useCase(identity, request);
      return {};
    };
  return {
    signUp: answerEmpty(signUp),
    verifyEmail: answerEmpty(verifyEmail),
    resendVerification: answerEmpty(resendVerification),
    logIn: (request) => logIn(identity, request),
    logOut: answerEmpty(logOut),
    async getSession(request) {
      const { id, userId, expiresAt } = await getSession(identity, request);
      return { sessionId: id, userId, expiresAt };
    },
    async getUser(request) {
      return { userJson: await getUser(identity, request) };
    },
    requestPasswordReset: answerEmpty(requestPasswordReset),
    resetPassword: answerEmpty(resetPassword),
    changePassword: (request) => changePassword(identity, request),
    setEmailReminders: answerEmpty(setEmailReminders),
    unsubscribe: answerEmpty(unsubscribe),
    dismissHomeScreenPrompt: answerEmpty(dismissHomeScreenPrompt),
    skipHomeScreenPrompt: answerEmpty(skipHomeScreenPrompt),
    async listSessions(request) {
      return { sessionsJson: await listSessions(identity, request) };
    },
    endSession: answerEmpty(endSession),
    deleteAccount: answerEmpty(deleteAccount),
    async exportAccount(request) {
      return { accountJson: await exportAccount(identity, request) };
    },

    grantAdmin: answerEmpty(grantAdmin),
    requireAdmin: answerEmpty(requireAdmin),
    listAccounts: (request) => listAccounts(identity, request),
    countAccounts: (request) => countAccounts(identity, request),
    async findEmails(request) {
      return { emails: await findEmails(identity, request) };
    },
    administer: ({ action, ...request }) =>
      administer(identity, { ...request, action: auditActionOf(action) }),
  };
}

const auditActionByWire: Partial<Record<AdminAction, AuditAction>> = {
  [AdminAction.ADMIN_ACTION_VERIFY_USER]: 'verify-user',
  [AdminAction.ADMIN_ACTION_RESEND_VERIFICATION]: 'resend-verification',
  [AdminAction.ADMIN_ACTION_SEND_PASSWORD_RESET]: 'send-password-reset',
  [AdminAction.ADMIN_ACTION_GRANT_ADMIN]: 'grant-admin',
  [AdminAction.ADMIN_ACTION_REVOKE_ADMIN]: 'revoke-admin',
  [AdminAction.ADMIN_ACTION_END_SESSIONS]: 'end-sessions',
  [AdminAction.ADMIN_ACTION_DELETE_USER]: 'delete-user',
};

function auditActionOf(action: AdminAction): AuditAction {
  const known = auditActionByWire[action];
  if (!known) throw new DomainError('VALIDATION_FAILED');
  return known;
}
