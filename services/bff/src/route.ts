import type { ErrorCode } from '@repaso/proto/http/errors';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { RateLimit } from './rate-limits.ts';
import type { Session } from './session.ts';

/** One call of the public contract: what is validated, routed and documented, in one place. */
export interface RouteDefinition {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As OpenAPI writes it: `/api/lessons/{id}`. */
  path: string;
  summary: string;
  tag: string;
  /** `required` answers 401 to everybody else, `admin` also 403 to who is no administrator. */
  session: 'none' | 'optional' | 'required' | 'admin';
  /** Anything that does not fit is NOT_FOUND. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers by their lower-case names. */
  headers?: z.ZodObject;
  /** A JSON body. */
  body?: z.ZodObject;
  /** The content types in which that JSON may come; application/json alone unless said. */
  bodyTypes?: readonly string[];
  /** A multipart/form-data body, which the handler reads itself. */
  form?: z.ZodObject;
  answers: Record<number, Answer>;
  /** Beyond those that follow from the rest of the definition. */
  errors?: readonly ErrorCode[];
  limits?: readonly RateLimit[];
  /** Milliseconds that the work may take; Infinity for streams. */
  timeoutMs?: number;
  /** Mostly waits for others, so that many of them may be open at once. */
  waits?: boolean;
  /** What it takes far more of than others: a password to hash, or a lesson to make. */
  cost?: 'hashing' | 'making';
}

/** A successful answer as the documentation tells it. */
export interface Answer {
  description: string;
  schema?: z.ZodType;
  /** Of the body; JSON unless said otherwise. */
  contentType?: string;
  headers?: Record<string, string>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** A request that passed everything its definition asks for. */
export interface Call<Definition extends RouteDefinition> {
  params: Parsed<Definition['params']>;
  query: Parsed<Definition['query']>;
  headers: Parsed<Definition['headers']>;
  body: Parsed<Definition['body']>;
  session: Definition['session'] extends 'required' | 'admin'
    ? Session
    : Definition['session'] extends 'optional'
      ? Session | undefined
      : undefined;
  request: Request;
  response: Response;
}

/** What to answer; a Buffer is finished JSON and goes out as it is. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Route {
  definition: RouteDefinition;
  handle(call: Call<RouteDefinition>): Promise<Reply | undefined>;
}

/** `handle` resolves with undefined when it wrote the response itself. */
export function route<const Definition extends RouteDefinition>(
  definition: Definition,
  handle: (call: Call<Definition>) => Promise<Reply | undefined>,
): Route {
  // mount-routes.ts fills the call by this very definition.
  return { definition, handle: handle as unknown as Route['handle'] };
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** Success of an action without data of its own. */
export function message(text: string, status = 200): Reply {
  return { status, body: { message: text } };
}
