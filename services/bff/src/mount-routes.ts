import { currentContext, runInContext } from '@repaso/shared/context';
import { DomainError, validationFailed } from '@repaso/shared/errors';
import type { Express, Request, Response } from 'express';
import type { z } from 'zod';
import type { ClientOf } from './client-of.ts';
import { createGate } from './gate.ts';
import { readJsonBody } from './json-body.ts';
import type { RefusalLocals } from './log-refusal.ts';
import type { CreateRateLimiter, RateLimiter } from './rate-limits.ts';
import type { Call, Reply, Route, RouteDefinition } from './route.ts';
import type { Session, Sessions } from './session.ts';

/** Requests that wait for a lesson or follow its progress at once. */
const MAX_WAITING = 2_000;
const DEFAULT_TIMEOUT_MS = 10_000;

interface MountParts {
  sessions: Sessions;
  clientOf: ClientOf;
  createRateLimiter: CreateRateLimiter;
  /** Throws FORBIDDEN. */
  requireAdmin: (userId: string) => Promise<unknown>;
}

/** Makes the app answer every route, and 405 to the other methods of their paths. */
export function mountRoutes(app: Express, routes: Route[], parts: MountParts): void {
  const { clientOf, createRateLimiter } = parts;
  const waiting = createGate(MAX_WAITING);

  for (const { definition, handle } of routes) {
    const limiters = (definition.limits ?? []).map(createRateLimiter);
    app[definition.method](expressPath(definition.path), async (request, response) => {
      if (definition.waits) waiting.enter(response);
      const call = await readCall(definition, request, response, parts, limiters);
      const timeoutMs = definition.timeoutMs ?? DEFAULT_TIMEOUT_MS;
      const context = {
        requestId: currentContext()?.requestId ?? '',
        deadline: Number.isFinite(timeoutMs) ? Date.now() + timeoutMs : undefined,
        // Nothing that only reads is told to the log with it.
        client: definition.method === 'get' ? undefined : clientOf(request),
      };
      const reply = await runInContext(context, () => handle(call));
      if (reply) send(response, reply);
    });
  }
  for (const [path, methods] of methodsByPath(routes)) {
    app.all(expressPath(path), (_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new DomainError('METHOD_NOT_ALLOWED');
    });
  }
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function methodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { definition } of routes) {
    const known = methods.get(definition.path) ?? [];
    known.push(definition.method.toUpperCase());
    if (definition.method === 'get') known.push('HEAD');
    methods.set(definition.path, known);
  }
  return methods;
}

async function readCall(
  definition: RouteDefinition,
  request: Request,
  response: Response,
  { sessions, requireAdmin }: MountParts,
  limiters: RateLimiter[],
): Promise<Call<RouteDefinition>> {
  const session = await readSession(definition, request, response, sessions);
  if (session) (response.locals as RefusalLocals).accountId = session.userId;
  // Before anything else is told about the call. The session says nothing about rights, since
  // they change while it lasts.
  if (session && definition.session === 'admin') {
    await requireAdmin(session.userId);
  }
  const params = definition.params?.safeParse(request.params);
  if (params?.success === false) throw new DomainError('NOT_FOUND');
  const call = {
    params: params?.data,
    query: definition.query && validate(definition.query, request.query),
    headers: definition.headers && validate(definition.headers, request.headers),
    body:
      definition.body &&
      validate(definition.body, await readJsonBody(request, response, definition.bodyTypes)),
    session,
    request,
    response,
  };
  const subject = { userId: session?.userId, email: emailOf(call.body) };
  for (const limiter of limiters) await limiter(request, response, subject);
  return call as Call<RouteDefinition>;
}

/** Where a session is optional, one that has ended is none. */
async function readSession(
  { session }: RouteDefinition,
  request: Request,
  response: Response,
  sessions: Sessions,
): Promise<Session | undefined> {
  if (session === 'none') return undefined;
  if (session !== 'optional') return sessions.resolve(request, response);
  if (sessions.tokenOf(request) === undefined) return undefined;
  return sessions.resolve(request, response).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return undefined;
    throw error;
  });
}

function emailOf(body: Record<string, unknown> | undefined): string | undefined {
  return typeof body?.email === 'string' ? body.email : undefined;
}

function validate<Schema extends z.ZodObject>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: sentenceFor });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  throw Object.keys(fields).length > 0
    ? validationFailed(fields)
    : new DomainError('VALIDATION_FAILED', 'Please send a JSON object.');
}

/** A sentence for what the schema itself has none for. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.join('.') || 'This';
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${field} is required.`;
  if (issue.code === 'too_big') return `${field} is too long or too large.`;
  if (issue.code === 'too_small') return `${field} is too short or too small.`;
  return `${field} is not valid.`;
}

function send(response: Response, { status, body, headers = {} }: Reply): void {
  response.status(status).set(headers);
  if (body === undefined) {
    response.end();
    return;
  }
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  response.set('Content-Type', 'application/json; charset=utf-8');
  response.set('Content-Length', String(bytes.length));
  response.end(bytes);
}
