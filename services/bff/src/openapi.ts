import { apiErrorSchema, apiErrors, type ErrorCode } from '@repaso/proto/http/errors';
import { PRODUCT_NAME } from '@repaso/proto/product';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import type { Answer, Route, RouteDefinition } from './route.ts';

/** The public contract, made from the definitions that requests are really validated with. */
export function createOpenApiDocument(routes: Route[], publicUrl: URL, cookieName: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const { definition } of routes) {
    paths[definition.path] = {
      ...paths[definition.path],
      [definition.method]: describe(definition),
    };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1.0.0',
      description: `What the web app of ${PRODUCT_NAME} speaks. Every error has the same form.`,
    },
    servers: [{ url: publicUrl.origin }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  });
}

function describe(definition: RouteDefinition): ZodOpenApiOperationObject {
  const { summary, tag, session, params, query, headers, body, form, answers } = definition;
  const requestParams = {
    ...(params && { path: params }),
    ...(query && { query }),
    ...(headers && { header: headers }),
  };
  return {
    operationId: operationId(definition),
    summary,
    tags: [tag],
    security: securityOf(session),
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    ...(form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer)]),
      ),
      ...describeErrors(errorsOf(definition), Object.keys(answers)),
    },
  };
}

/** `GET /api/lessons/{id}/recap` is `getLessonsIdRecap`. */
function operationId({ method, path }: RouteDefinition): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const requestIdHeader = {
  'X-Request-Id': { description: 'Joins the logs of all services.', schema: { type: 'string' } },
} as const;

function describeAnswer({
  description,
  schema,
  contentType = 'application/json',
  headers,
}: Answer) {
  return {
    description,
    headers: {
      ...requestIdHeader,
      ...Object.fromEntries(
        Object.entries(headers ?? {}).map(([name, text]) => [
          name,
          { description: text, schema: { type: 'string' as const } },
        ]),
      ),
    },
    ...(schema && { content: { [contentType]: { schema } } }),
  };
}

function errorsOf(definition: RouteDefinition): Set<ErrorCode> {
  const { method, path, session, params, query, headers, body, form, errors = [] } = definition;
  const codes = new Set<ErrorCode>(errors);
  const add = (...more: ErrorCode[]): void => {
    for (const code of more) codes.add(code);
  };
  if (!path.startsWith('/api/')) return codes;
  add('RATE_LIMITED', 'INTERNAL', 'SERVICE_BUSY', 'SERVICE_UNAVAILABLE');
  if (method !== 'get') add('CROSS_SITE');
  if (session === 'required' || session === 'admin') add('UNAUTHENTICATED');
  if (session === 'admin') add('FORBIDDEN');
  if (params) add('NOT_FOUND');
  if (query || headers || body || form) add('VALIDATION_FAILED');
  if (body) add('MALFORMED_JSON');
  if (body || form) add('FILE_TOO_LARGE', 'INVALID_FILE_TYPE');
  return codes;
}

/** One response for each status, naming its codes. */
function describeErrors(codes: Set<ErrorCode>, taken: string[]) {
  const byStatus = Map.groupBy(codes, (code) => String(apiErrors[code].status));
  return Object.fromEntries(
    [...byStatus]
      .filter(([status]) => !taken.includes(status))
      .map(([status, same]) => [
        status,
        {
          description: same.map((code) => `\`${code}\`: ${apiErrors[code].text}`).join('\n\n'),
          headers: {
            ...requestIdHeader,
            ...((status === '429' || status === '503') && {
              'Retry-After': { description: 'Seconds.', schema: { type: 'integer' as const } },
            }),
          },
          content: { 'application/json': { schema: apiErrorSchema } },
        },
      ]),
  );
}

/** An empty requirement beside the session says that there may be none. */
function securityOf(session: RouteDefinition['session']): Record<string, string[]>[] {
  if (session === 'none') return [];
  return session === 'optional' ? [{ session: [] }, {}] : [{ session: [] }];
}
