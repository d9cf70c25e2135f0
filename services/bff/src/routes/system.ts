import { publicConfigSchema } from '@repaso/proto/http/config';
import { PRODUCT_NAME } from '@repaso/proto/product';
import type { Broker } from '@repaso/shared/events/broker';
import { inTime, type Redis } from '@repaso/shared/redis';
import { z } from 'zod';
import type { HumanCheck } from '../human-check/human-check.ts';
import type { LogInCheck } from '../log-in-check.ts';
import { rateLimits } from '../rate-limits.ts';
import { ok, type Route, route } from '../route.ts';
import type { Services } from '../services.ts';

const PING_TIMEOUT_MS = 1_000;

const healthSchema = z.object({
  status: z.enum(['ready', 'degraded', 'unavailable']),
  dependencies: z.record(z.string(), z.enum(['up', 'down'])),
});

export function systemRoutes(parts: {
  services: Services;
  broker: Pick<Broker, 'isConnected'>;
  redis: Redis;
  humanCheck: HumanCheck;
  logInCheck: LogInCheck;
  planLimitsEnforced: boolean;
}): Route[] {
  const { services, broker, redis, humanCheck, logInCheck, planLimitsEnforced } = parts;

  const ping = async (client: Services[keyof Services]): Promise<boolean> =>
    client.ping(PING_TIMEOUT_MS).then(
      () => true,
      () => false,
    );
  const pingRedis = async (): Promise<boolean> =>
    redis.isReady &&
    inTime(redis.ping()).then(
      () => true,
      () => false,
    );

  const config = route(
    {
      method: 'get',
      path: '/api/config',
      summary: 'What the web app must know before anybody logs in',
      tag: 'System',
      session: 'none',
      answers: { 200: { description: 'The configuration.', schema: publicConfigSchema } },
    },
    async ({ request }) => {
      const enabled = humanCheck.provider !== 'off';
      return ok({
        productName: PRODUCT_NAME,
        humanCheck: {
          provider: humanCheck.provider,
          ...(humanCheck.siteKey && { siteKey: humanCheck.siteKey }),
          required: {
            signup: enabled,
            login: enabled && logInCheck(request.hostname),
            forgotPassword: enabled,
          },
        },
        planLimitsEnforced,
      });
    },
  );

  const healthz = route(
    {
      method: 'get',
      path: '/healthz',
      summary: 'Whether the process is alive',
      tag: 'System',
      session: 'none',
      answers: { 200: { description: 'Alive.', schema: z.object({ status: z.literal('alive') }) } },
    },
    async () => ok({ status: 'alive' }),
  );

  const readyz = route(
    {
      method: 'get',
      path: '/readyz',
      summary: 'Whether everything that is needed answers',
      tag: 'System',
      session: 'none',
      answers: {
        200: {
          description: '`ready`, or `degraded` while only Redis is away, which nothing needs.',
          schema: healthSchema,
        },
        503: { description: '`unavailable`: something needed is away.', schema: healthSchema },
      },
    },
    async () => {
      const [redisUp, ...needed] = await Promise.all([
        pingRedis(),
        ...Object.entries(services).map(
          async ([name, client]) => [name, await ping(client)] as const,
        ),
        ['nats', broker.isConnected()] as const,
      ]);
      const available = needed.every(([, up]) => up);
      const dependencies = Object.fromEntries(
        [...needed, ['redis', redisUp] as const].map(([name, up]) => [name, up ? 'up' : 'down']),
      );
      const status = !available ? 'unavailable' : redisUp ? 'ready' : 'degraded';
      return { status: available ? 200 : 503, body: { status, dependencies } };
    },
  );

  const { createChallenge } = humanCheck;
  const challenge =
    createChallenge &&
    route(
      {
        method: 'get',
        path: '/api/human-check/challenge',
        summary: 'A puzzle for the human check',
        tag: 'System',
        session: 'none',
        limits: [rateLimits.challenge],
        answers: {
          200: {
            description: 'An ALTCHA challenge.',
            schema: z.object({
              parameters: z.record(z.string(), z.unknown()),
              signature: z.string(),
            }),
          },
        },
      },
      async () => ok(await createChallenge()),
    );

  return [healthz, readyz, config, ...(challenge ? [challenge] : [])];
}
