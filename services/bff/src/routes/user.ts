import { messageSchema, uuid } from '@repaso/proto/http/text';
import {
  emailPreferencesRequest,
  emailPreferencesResponse,
  unsubscribeQuery,
  userSessionSchema,
  userStatsSchema,
} from '@repaso/proto/http/user';
import { z } from 'zod';
import { message, ok, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';
import type { Sessions } from '../session.ts';

const tag = 'Account';

export function userRoutes({
  identity,
  lesson,
  practice,
  sessions,
}: Pick<Services, 'identity' | 'lesson' | 'practice'> & { sessions: Sessions }): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/user/stats',
        summary: 'How much the learner has done',
        tag,
        session: 'required',
        answers: { 200: { description: 'The counts.', schema: userStatsSchema } },
      },
      async ({ session: { userId } }) => {
        const [lessons, completed] = await Promise.all([
          lesson.countLessons({ userId }),
          practice.countCompletedTasks({ userId }),
        ]);
        return ok({ totalLessons: lessons.total, completedTasks: completed.total });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/user/email-preferences',
        summary: 'Turn reminder mails on or off',
        tag,
        session: 'required',
        body: emailPreferencesRequest,
        answers: {
          200: { description: 'The preference as it is now.', schema: emailPreferencesResponse },
        },
      },
      async ({ session: { userId }, body: { enabled } }) => {
        await identity.setEmailReminders({ userId, enabled });
        return ok({
          message: enabled
            ? "You'll receive reminder emails when inactive"
            : 'Email reminders disabled',
          emailRemindersEnabled: enabled,
        });
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/user/unsubscribe',
        summary: 'Turn reminder mails off with the token of one of them',
        tag,
        // The mail program asks in one click (RFC 8058): there is no session, and its form says
        // nothing that the address does not. A mail provider asks for many of its users.
        session: 'none',
        query: unsubscribeQuery,
        errors: ['TOKEN_INVALID'],
        answers: { 200: { description: 'They are off, now or before.', schema: messageSchema } },
      },
      async ({ query: { token } }) => {
        await identity.unsubscribe({ token });
        return message('Email reminders disabled');
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/user/unsubscribe',
        summary: 'Where a mail program leads that knows no one-click way',
        tag,
        session: 'none',
        query: unsubscribeQuery,
        answers: {
          302: { description: 'To the page that asks first.', headers: { Location: 'The page.' } },
        },
      },
      async ({ query: { token } }) => ({
        status: 302,
        headers: { Location: `/unsubscribe?token=${encodeURIComponent(token)}` },
      }),
    ),
    route(
      {
        method: 'post',
        path: '/api/user/dismiss-home-screen-prompt',
        summary: 'Never show the home-screen prompt again',
        tag,
        session: 'required',
        answers: { 200: { description: 'Remembered.', schema: messageSchema } },
      },
      async ({ session: { userId } }) => {
        await identity.dismissHomeScreenPrompt({ userId });
        return message('The home screen prompt will not be shown again.');
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/user/skip-home-screen-prompt',
        summary: 'Show the home-screen prompt another time',
        tag,
        session: 'required',
        answers: { 200: { description: 'Remembered.', schema: messageSchema } },
      },
      async ({ session: { userId } }) => {
        await identity.skipHomeScreenPrompt({ userId });
        return message('The home screen prompt is skipped for now.');
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/user/sessions',
        summary: "The learner's own sessions, most recently used first",
        tag,
        session: 'required',
        answers: { 200: { description: 'The sessions.', schema: z.array(userSessionSchema) } },
      },
      async ({ session }) => ok((await identity.listSessions(session)).sessionsJson),
    ),
    route(
      {
        method: 'delete',
        path: '/api/user/sessions/{id}',
        summary: "End one of the learner's own sessions",
        tag,
        session: 'required',
        params: z.object({ id: uuid.toLowerCase() }),
        answers: {
          200: {
            description: 'It has ended.',
            schema: messageSchema,
            headers: { 'Set-Cookie': 'Takes the cookie away if it was the one that asks.' },
          },
        },
      },
      async ({ session, params: { id }, response }) => {
        await identity.endSession({ userId: session.userId, sessionId: id });
        if (id === session.sessionId) sessions.end(response);
        return message('The session has ended.');
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/user/delete',
        summary: 'Delete the account and everything that belongs to it',
        tag,
        session: 'required',
        errors: ['CONFLICT'],
        answers: {
          200: {
            description: 'The account is gone; what other services hold follows within a minute.',
            schema: messageSchema,
            headers: { 'Set-Cookie': 'Takes the session away.' },
          },
        },
      },
      async ({ session: { userId }, response }) => {
        await identity.deleteAccount({ userId });
        sessions.end(response);
        return message('Your account has been permanently deleted.');
      },
    ),
  ];
}
