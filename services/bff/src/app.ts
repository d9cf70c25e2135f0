import type { RequestListener } from 'node:http';
import type { Clock } from '@repaso/shared/clock';
import { DomainError } from '@repaso/shared/errors';
import type { Broker } from '@repaso/shared/events/broker';
import type { Logger } from '@repaso/shared/log';
import type { Redis } from '@repaso/shared/redis';
import { serviceTokens } from '@repaso/shared/rpc/service-tokens';
import express from 'express';
import { z } from 'zod';
import { createAdmission } from './admission/admission.ts';
import { createAnalyticsQuota, unlimitedAnalytics } from './analytics-quota.ts';
import { createClientOf } from './client-of.ts';
import type { BffConfig } from './config.ts';
import { refuseCrossSite } from './cross-site.ts';
import { errorAnswer } from './error-answer.ts';
import { createAltcha } from './human-check/altcha.ts';
import { createHcaptcha } from './human-check/hcaptcha.ts';
import { type HumanCheck, noHumanCheck } from './human-check/human-check.ts';
import { createSpentTokens } from './human-check/spent-tokens.ts';
import { createLogInCheck } from './log-in-check.ts';
import { createLogRefusal } from './log-refusal.ts';
import { createLoginProtection, noLoginProtection } from './login-protection/login-protection.ts';
import { mountRoutes } from './mount-routes.ts';
import { createOpenApiDocument } from './openapi.ts';
import { createOptionalRedis, type OptionalRedis } from './optional-redis.ts';
import { createRateLimiters, rateLimits, unlimited } from './rate-limits.ts';
import { requestId } from './request-id.ts';
import { ok, type Route, route } from './route.ts';
import { adminRoutes } from './routes/admin.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { authRoutes } from './routes/auth.ts';
import { exportRoutes } from './routes/export.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { lessonRoutes } from './routes/lessons.ts';
import { systemRoutes } from './routes/system.ts';
import { taskRoutes } from './routes/tasks.ts';
import { userRoutes } from './routes/user.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { createSessions } from './session.ts';
import { createSessionCache } from './session-cache.ts';
import { createLessonWatcher } from './watch-lesson.ts';
import { createWebApp } from './web-app.ts';

export interface AppParts {
  config: BffConfig;
  log: Logger;
  clock: Clock;
  services: Services;
  broker: Pick<Broker, 'connection' | 'isConnected'>;
  redis: Redis;
  /** Aborts when the process stops: streams end and nobody waits any more. */
  stopping: AbortSignal;
}

/** The whole HTTP side of the product. */
export async function createApp(parts: AppParts): Promise<RequestListener> {
  const { config, log, clock, services, broker, stopping } = parts;
  const publicUrl = new URL(config.PUBLIC_URL);
  const redis = createOptionalRedis(parts.redis, log);
  const humanCheck = createHumanCheck(config, redis, log);
  const logInCheck = createLogInCheck(config.PRODUCTION_HOSTS, publicUrl);
  const cache = createSessionCache(redis, clock);
  const sessions = createSessions({ identity: services.identity, cache, clock, publicUrl });
  const [secret] = serviceTokens(config.SERVICE_TOKEN);
  const createRateLimiter = config.RATE_LIMITS ? createRateLimiters(redis, log) : unlimited;
  const loginProtection = config.RATE_LIMITS
    ? createLoginProtection({ redis, clock, secret, publicUrl })
    : noLoginProtection;
  const clientOf = createClientOf(secret);
  const analyticsQuota = config.RATE_LIMITS
    ? createAnalyticsQuota({ redis, clock, clientOf })
    : unlimitedAnalytics;
  const limitGeneral = createRateLimiter(rateLimits.general);

  const routes = withOpenApi(
    [
      ...systemRoutes({
        services,
        broker,
        redis: parts.redis,
        humanCheck,
        logInCheck,
        planLimitsEnforced: config.ENFORCE_PLAN_LIMITS,
      }),
      ...authRoutes({
        identity: services.identity,
        sessions,
        humanCheck,
        logInCheck,
        loginProtection,
      }),
      ...userRoutes({ ...services, sessions }),
      ...exportRoutes({ services, clock }),
      ...lessonRoutes({
        lesson: services.lesson,
        watcher: createLessonWatcher(services.lesson, broker.connection),
        stopping,
      }),
      ...taskRoutes({ practice: services.practice, clock }),
      ...feedbackRoutes(services),
      ...analyticsRoutes({ ...services, quota: analyticsQuota }),
      ...adminRoutes(services),
    ],
    publicUrl,
    sessions.cookieName,
  );

  const app = express();
  app.disable('x-powered-by');
  // Files have tags of their own; hashing every other answer would be work for nobody.
  app.set('etag', () => undefined);
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.set('trust proxy', config.TRUST_PROXY);
  app.use(requestId(clock));
  app.use(securityHeaders(publicUrl, humanCheck.widgetSources));
  app.use(['/api', '/healthz', '/readyz'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', async (request, response, next) => {
    await limitGeneral(request, response, {});
    next();
  });
  app.use('/api', refuseCrossSite(publicUrl));
  mountRoutes(app, routes, {
    sessions,
    clientOf,
    createRateLimiter,
    requireAdmin: (userId) => services.identity.requireAdmin({ userId }),
  });
  app.use('/api', () => {
    throw new DomainError('NOT_FOUND');
  });
  app.use(await createWebApp(config.WEB_DIR, (request) => sessions.tokenOf(request) !== undefined));
  app.use(errorAnswer(log, createLogRefusal({ log, clientOf, sessions })));
  return createAdmission(app, {
    routes: routes.map(({ definition }) => definition),
    cookieName: sessions.cookieName,
    clock,
    stopping,
    leastConcurrency: config.LEAST_CONCURRENCY,
  });
}

/** What each provider needs is there: checkConfig has seen to it. */
function createHumanCheck(config: BffConfig, redis: OptionalRedis, log: Logger): HumanCheck {
  switch (config.HUMAN_CHECK) {
    case 'off':
      return noHumanCheck;
    case 'altcha':
      return createAltcha(config.HUMAN_CHECK_SECRET ?? '', createSpentTokens(redis));
    case 'hcaptcha': {
      const { HCAPTCHA_SITE_KEY = '', HCAPTCHA_SECRET = '', HCAPTCHA_VERIFY_URL } = config;
      const keys = {
        siteKey: HCAPTCHA_SITE_KEY,
        secret: HCAPTCHA_SECRET,
        verifyUrl: HCAPTCHA_VERIFY_URL,
      };
      return createHcaptcha(keys, createSpentTokens(redis), log);
    }
  }
}

/** Adds the route that tells about all of them, itself included. */
function withOpenApi(routes: Route[], publicUrl: URL, cookieName: string): Route[] {
  let document: Buffer;
  const self = route(
    {
      method: 'get',
      path: '/api/openapi.json',
      summary: 'This document',
      tag: 'System',
      session: 'none',
      answers: {
        200: { description: 'OpenAPI 3.1.', schema: z.record(z.string(), z.unknown()) },
      },
    },
    async () => ok(document),
  );
  const all = [...routes, self];
  document = Buffer.from(JSON.stringify(createOpenApiDocument(all, publicUrl, cookieName)));
  return all;
}
