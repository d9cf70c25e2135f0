import type { ApiError as ApiErrorBody, ErrorCode } from '@repaso/proto/http/errors';

/** A non-OK answer. `message` is '{status}: {body}' (specification, section 7). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The sentence for a person; undefined when the answer is not ours (a proxy's page). */
  readonly error: string | undefined;
  /** A sentence for each bad field. */
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly needsVerification: boolean;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    const parsed = parseBody(body);
    this.status = status;
    this.code = parsed.code;
    this.error = parsed.error;
    this.fields = parsed.fields ?? {};
    this.requestId = parsed.requestId;
    this.needsVerification = parsed.needsVerification ?? false;
  }
}

function parseBody(body: string): Partial<ApiErrorBody> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** The request never got an answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(url: string, cause: unknown) {
    super(`Network connection failed for ${url}`, { cause });
  }
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call of /api, with the session's cookie; the answer's JSON.
 * @throws {ApiError} for a non-OK answer
 * @throws {NetworkError} when no answer came
 */
export async function api<T>(url: string, request?: ApiRequest): Promise<T> {
  return (await apiResponse(url, request)).json();
}

/** The same call for who needs the answer's headers, too. */
export async function apiResponse(url: string, request: ApiRequest = {}): Promise<Response> {
  const response = await send(url, request);
  if (!response.ok) {
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return response;
}

async function send(url: string, { method, body, headers, signal }: ApiRequest): Promise<Response> {
  const json = body !== undefined && !(body instanceof FormData);
  try {
    return await fetch(url, {
      method: method ?? 'GET',
      credentials: 'include',
      headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const error = new NetworkError(url, cause);
    console.error(error.message);
    throw error;
  }
}

/** What to tell a person about a failed call (specification, section 8). */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return 'Network error. Please try again.';
  if (error instanceof ApiError) return error.error ?? fallback;
  return fallback;
}
