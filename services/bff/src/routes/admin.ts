import type { ListUsersRequest, ListUsersResponse } from '@repaso/proto/gen/admin/v1/admin';
import { AdminAction } from '@repaso/proto/gen/identity/v1/identity';
import {
  type AuditAction,
  adminActionRequest,
  adminStatsSchema,
  adminUserSchema,
  adminUsersQuery,
  auditEntrySchema,
  auditQuery,
} from '@repaso/proto/http/admin';
import { messageSchema } from '@repaso/proto/http/text';
import { z } from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { message, ok, type Route, type RouteDefinition, route } from '../route.ts';
import { sendStream } from '../send-stream.ts';
import type { Services } from '../services.ts';

const tag = 'Admin';

/** Users of one call while all of them are answered, so that no process holds more at once. */
const PAGE_OF_ALL = 1000;
/** Milliseconds that the list of all users may take, however slowly it is read. */
const ALL_TIMEOUT_MS = 60_000;

const nextLink = 'Of the next page, with rel="next"; absent on the last one.';

export function adminRoutes({ admin }: Pick<Services, 'admin'>): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/users',
        summary: 'The users: all of them, or page by page with a limit',
        tag,
        session: 'admin',
        query: adminUsersQuery,
        timeoutMs: ALL_TIMEOUT_MS,
        answers: {
          200: {
            description: 'By the time of sign-up.',
            schema: z.array(adminUserSchema),
            headers: {
              Link: nextLink,
              'X-Total-Count': 'With a limit: what search and status match on all pages.',
            },
          },
        },
      },
      async ({ session: { userId }, query, response }) => {
        const { limit, cursor, search, status, sort } = query;
        const request = {
          actorId: userId,
          search,
          verified: status && status === 'verified',
          oldestFirst: sort === 'oldest',
        };
        if (limit === undefined) {
          response.set('Content-Type', 'application/json; charset=utf-8');
          const read = (page: PageRequest) => admin.listUsers({ ...request, ...page });
          await sendStream(allUsers(read, cursor), response);
          return undefined;
        }
        const page = await admin.listUsers({ ...request, limit, cursor, withTotal: true });
        return {
          status: 200,
          body: page.usersJson,
          headers: {
            ...linkTo('/api/admin/users', query, page.nextCursor),
            'X-Total-Count': String(page.total),
          },
        };
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/stats',
        summary: 'How many users there are',
        tag,
        session: 'admin',
        answers: { 200: { description: 'The counts.', schema: adminStatsSchema } },
      },
      async ({ session }) => ok((await admin.getStats({ actorId: session.userId })).statsJson),
    ),
    ...actions.map(({ name, method = 'post', summary, action, done, unchanged, errors = [] }) =>
      route(
        {
          method,
          path: `/api/admin/${name}`,
          summary,
          tag,
          session: 'admin',
          body: adminActionRequest,
          errors: ['NOT_FOUND', ...errors],
          limits: [rateLimits.adminAction],
          answers: {
            200: { description: 'Also when there was nothing to change.', schema: messageSchema },
          },
        },
        async ({ session, body: { email } }) => {
          const { changed } = await admin.act({ actorId: session.userId, action, email });
          return message(changed || !unchanged ? done(email) : unchanged(email));
        },
      ),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/audit',
        summary: 'What administrators did, newest first',
        tag,
        session: 'admin',
        query: auditQuery,
        answers: {
          200: {
            description: 'Entries that no call can change or delete.',
            schema: z.array(auditEntrySchema),
            headers: { Link: nextLink },
          },
        },
      },
      async ({ session, query }) => {
        const page = await admin.listAudit({ actorId: session.userId, ...query });
        return {
          status: 200,
          body: page.entriesJson,
          headers: linkTo('/api/admin/audit', query, page.nextCursor),
        };
      },
    ),
  ];
}

const actions: {
  name: AuditAction;
  method?: RouteDefinition['method'];
  summary: string;
  action: AdminAction;
  done: (email: string) => string;
  /** When there was nothing to change. */
  unchanged?: (email: string) => string;
  errors?: RouteDefinition['errors'];
}[] = [
  {
    name: 'verify-user',
    summary: 'Verify an account by hand',
    action: AdminAction.ADMIN_ACTION_VERIFY_USER,
    done: (email) => `${email} is verified now.`,
    unchanged: (email) => `${email} was verified already.`,
  },
  {
    name: 'resend-verification',
    summary: 'Send the verification mail again',
    action: AdminAction.ADMIN_ACTION_RESEND_VERIFICATION,
    done: (email) => `A new verification link is on its way to ${email}.`,
    unchanged: (email) => `${email} is verified already and needs no new link.`,
  },
  {
    name: 'send-password-reset',
    summary: 'Send a link to reset the password',
    action: AdminAction.ADMIN_ACTION_SEND_PASSWORD_RESET,
    done: (email) => `A link to reset the password is on its way to ${email}.`,
  },
  {
    name: 'grant-admin',
    summary: 'Make somebody an administrator',
    action: AdminAction.ADMIN_ACTION_GRANT_ADMIN,
    done: (email) => `${email} is an administrator now.`,
    unchanged: (email) => `${email} was an administrator already.`,
  },
  {
    name: 'revoke-admin',
    summary: 'Take the rights of an administrator away',
    action: AdminAction.ADMIN_ACTION_REVOKE_ADMIN,
    done: (email) => `${email} is no longer an administrator.`,
    unchanged: (email) => `${email} was not an administrator.`,
    errors: ['CONFLICT'],
  },
  {
    name: 'end-sessions',
    summary: 'Log somebody out everywhere',
    action: AdminAction.ADMIN_ACTION_END_SESSIONS,
    done: (email) => `${email} is logged out everywhere.`,
    unchanged: (email) => `${email} was not logged in anywhere.`,
  },
  {
    name: 'delete-user',
    method: 'delete',
    summary: 'Delete an account and everything that belongs to it',
    action: AdminAction.ADMIN_ACTION_DELETE_USER,
    done: (email) => `The account of ${email} has been permanently deleted.`,
    errors: ['CONFLICT'],
  },
];

type PageRequest = Pick<ListUsersRequest, 'limit' | 'cursor' | 'withTotal'>;

/** The users from `cursor` to the end as one array, each page asked for when it is wanted. */
async function* allUsers(
  read: (page: PageRequest) => Promise<ListUsersResponse>,
  from: string | undefined,
): AsyncGenerator<Buffer> {
  let cursor = from;
  let before = '[';
  do {
    const page = await read({ limit: PAGE_OF_ALL, cursor, withTotal: false });
    const users = page.usersJson.subarray(1, -1);
    // Whoever was to be on the last page may be gone.
    if (users.length > 0) {
      yield Buffer.from(before);
      yield users;
      before = ',';
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  yield Buffer.from(before === '[' ? '[]' : ']');
}

/** The same call for the page at `cursor`. */
function linkTo(
  path: string,
  query: Record<string, unknown>,
  cursor: string | undefined,
): Record<string, string> {
  if (cursor === undefined) return {};
  const parameters = new URLSearchParams({ cursor });
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'cursor' && value !== undefined) parameters.set(name, String(value));
  }
  return { Link: `<${path}?${parameters}>; rel="next"` };
}
