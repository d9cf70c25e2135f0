import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminServiceService } from '@repaso/proto/gen/admin/v1/admin';
import { FeedbackServiceService } from '@repaso/proto/gen/feedback/v1/feedback';
import { IdentityServiceService } from '@repaso/proto/gen/identity/v1/identity';
import {
  LessonServiceService,
  type LessonState,
  LessonStatus,
} from '@repaso/proto/gen/lesson/v1/lesson';
import { PracticeServiceService } from '@repaso/proto/gen/practice/v1/practice';
import { readConfig } from '@repaso/shared/config';
import { DomainError } from '@repaso/shared/errors';
import { connectBroker } from '@repaso/shared/events/broker';
import type { Logger } from '@repaso/shared/log';
import { connectRedis } from '@repaso/shared/redis';
import { type Handlers, startRpcServer } from '@repaso/shared/rpc/server';
import { testClock, testLog } from '@repaso/shared/testing/engines';
import { afterAll, inject } from 'vitest';
import { createApp } from '../src/app.ts';
import { bffConfig } from '../src/config.ts';
import { serveHttp } from '../src/serve-http.ts';
import { createServices } from '../src/services.ts';

const SERVICE_TOKEN = 'a token that only this test knows';

export const userId = '01890000-0000-7000-8000-000000000001';
export const lessonId = '01890000-0000-7000-8000-0000000000aa';
export const unknownId = '01890000-0000-7000-8000-0000000000ff';

type Remote = {
  identity: Handlers<typeof IdentityServiceService>;
  lesson: Handlers<typeof LessonServiceService>;
  practice: Handlers<typeof PracticeServiceService>;
  feedback: Handlers<typeof FeedbackServiceService>;
  admin: Handlers<typeof AdminServiceService>;
};

/** Handlers of the services behind the BFF; a test replaces the ones it is about. */
export type RemoteHandlers = {
  [Name in keyof Remote]: { -readonly [Method in keyof Remote[Name]]: Remote[Name][Method] };
};

export interface Bff {
  url: string;
  remote: RemoteHandlers;
  redis: ReturnType<typeof connectRedis>;
  broker: Awaited<ReturnType<typeof connectBroker>>;
  /** What the real main does on SIGTERM. */
  stop(): Promise<void>;
  /** A request as a browser with a session sends it. */
  fetch(path: string, init?: RequestInit & { token?: string | undefined }): Promise<Response>;
  /** The same with a JSON body. */
  post(path: string, body: unknown, init?: RequestInit): Promise<Response>;
}

/** A session token that nobody had before, so that no cache knows it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function lessonState(
  status: 'processing' | 'ready' | 'failed',
  more: Partial<LessonState> = {},
): LessonState {
  return {
    id: lessonId,
    status: {
      processing: LessonStatus.LESSON_STATUS_PROCESSING,
      ready: LessonStatus.LESSON_STATUS_READY,
      failed: LessonStatus.LESSON_STATUS_FAILED,
    }[status],
    lessonJson: Buffer.from(JSON.stringify({ id: more.id ?? lessonId, status })),
    progress: {
      stage: status === 'processing' ? 'reading' : status,
      stages: ['received', 'reading', 'writing', 'scheduling', 'ready'],
      message: `It is ${status}.`,
    },
    ...more,
  };
}

/**
 * The real app on a real port, with real gRPC servers behind it whose handlers the test writes,
 * real Redis and real NATS. Stopped at the end of the test file.
 */
export async function startBff(
  environment: Record<string, string> = {},
  log: Logger = testLog,
): Promise<Bff> {
  const remote = standIns();
  const rpcOptions = { address: '127.0.0.1:0', serviceToken: SERVICE_TOKEN, log: testLog };
  const servers = {
    identity: await startRpcServer(IdentityServiceService, late(remote, 'identity'), rpcOptions),
    lesson: await startRpcServer(LessonServiceService, late(remote, 'lesson'), rpcOptions),
    practice: await startRpcServer(PracticeServiceService, late(remote, 'practice'), rpcOptions),
    feedback: await startRpcServer(FeedbackServiceService, late(remote, 'feedback'), rpcOptions),
    admin: await startRpcServer(AdminServiceService, late(remote, 'admin'), rpcOptions),
  };
  for (const server of Object.values(servers)) server.setServing(true);

  const webDir = await mkdtemp(join(tmpdir(), 'bff-web-'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Repaso</title>');
  const config = readConfig(bffConfig, {
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:8080',
    SERVICE_TOKEN,
    NATS_URL: inject('natsUrl'),
    REDIS_URL: inject('redisUrl'),
    IDENTITY_ADDRESS: `127.0.0.1:${servers.identity.port}`,
    LESSON_ADDRESS: `127.0.0.1:${servers.lesson.port}`,
    PRACTICE_ADDRESS: `127.0.0.1:${servers.practice.port}`,
    FEEDBACK_ADDRESS: `127.0.0.1:${servers.feedback.port}`,
    ADMIN_ADDRESS: `127.0.0.1:${servers.admin.port}`,
    WEB_DIR: webDir,
    HUMAN_CHECK: 'off',
    RATE_LIMITS: 'off',
    ...environment,
  });
  const broker = await connectBroker({ url: config.NATS_URL, name: 'test', log: testLog });
  const redis = connectRedis(config.REDIS_URL, testLog);
  if (!environment.REDIS_URL) await waitForReady(redis);
  const services = createServices(config, testLog);
  const stopping = new AbortController();
  const app = await createApp({
    config,
    log,
    clock: testClock,
    services,
    broker,
    redis,
    stopping: stopping.signal,
  });
  const server = await serveHttp(createServer(app), config);
  const url = `http://127.0.0.1:${server.port}`;

  const stop = async (): Promise<void> => {
    stopping.abort();
    await server.stop();
  };
  afterAll(async () => {
    await stop();
    for (const client of Object.values(services)) client.close();
    await Promise.all(Object.values(servers).map((rpc) => rpc.stop()));
    await broker.close();
    redis.destroy();
    await rm(webDir, { recursive: true });
  });

  const token = newToken();
  const bffFetch: Bff['fetch'] = (path, { headers, ...init } = {}) => {
    const cookie = 'token' in init ? init.token : token;
    return fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { Cookie: `sid=${cookie}` }), ...(headers as object) },
    });
  };
  return {
    url,
    remote,
    redis,
    broker,
    stop,
    fetch: bffFetch,
    post: (path, body, init = {}) =>
      bffFetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        ...init,
        headers: { 'Content-Type': 'application/json', ...(init.headers as object) },
      }),
  };
}

function waitForReady(redis: ReturnType<typeof connectRedis>): Promise<void> {
  return redis.isReady ? Promise.resolve() : new Promise((resolve) => redis.once('ready', resolve));
}

/** Looks a handler up at the time of the call, so that a test can replace it. */
function late<Name extends keyof RemoteHandlers>(
  remote: RemoteHandlers,
  name: Name,
): RemoteHandlers[Name] {
  return new Proxy(remote[name], {
    get: (_target, method) => (input: unknown) =>
      (remote[name] as Record<string, (input: unknown) => unknown>)[String(method)]?.(input),
  });
}

/** Handlers for every method of a service: those of `known`, and refusals. */
function standIn<Service extends object>(
  service: Service,
  known: Partial<Handlers<Service>>,
): Handlers<Service> {
  const refuse = async (): Promise<never> => {
    throw new DomainError('INTERNAL', 'The test did not say what to answer.');
  };
  const refusals = Object.fromEntries(Object.keys(service).map((name) => [name, refuse]));
  return { ...refusals, ...known } as Handlers<Service>;
}

function standIns(): RemoteHandlers {
  const soon = (): Date => new Date(Date.now() + 30 * 86_400_000);
  return {
    identity: standIn(IdentityServiceService, {
      signUp: async () => ({}),
      verifyEmail: async () => ({}),
      resendVerification: async () => ({}),
      logIn: async () => ({
        sessionToken: newToken(),
        expiresAt: soon(),
        userJson: Buffer.from(JSON.stringify({ id: userId })),
      }),
      logOut: async () => ({}),
      getSession: async () => ({ sessionId: randomUUID(), userId, expiresAt: soon() }),
      getUser: async () => ({ userJson: Buffer.from(JSON.stringify({ id: userId })) }),
      requestPasswordReset: async () => ({}),
      resetPassword: async () => ({}),
      requireAdmin: async () => {
        throw new DomainError('FORBIDDEN');
      },
    }),
    lesson: standIn(LessonServiceService, {
      createLesson: async (requests) => {
        for await (const _ of requests);
        return { lesson: lessonState('ready') };
      },
      getLesson: async (request) => {
        if (request.lessonId !== lessonId) throw new DomainError('NOT_FOUND');
        return { lesson: lessonState('ready') };
      },
      listLessons: async () => ({ lessonsJson: Buffer.from('[]') }),
      getRecap: async () => ({ recapJson: Buffer.from('{"cards":[]}') }),
      countLessons: async () => ({ total: 3 }),
    }),
    practice: standIn(PracticeServiceService, {
      listTasks: async () => ({ tasksJson: Buffer.from('[]'), etag: '"empty"' }),
      completeTask: async () => ({ completionJson: Buffer.from('{"isNewBest":true}') }),
      countCompletedTasks: async () => ({ total: 5 }),
    }),
    feedback: standIn(FeedbackServiceService, { recordActivityFeedback: async () => ({}) }),
    admin: standIn(AdminServiceService, {}),
  };
}
