import type { Logger } from '@repaso/shared/log';
import { createDuration, meter, recordSince } from '@repaso/shared/telemetry/meter';
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type {
  ChatCompletionContentPart,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import CircuitBreaker from 'opossum';
import { z } from 'zod';
import type { ModelSettings } from './openai-config.ts';
import { estimateTokens } from './token-estimate.ts';

const askDuration = createDuration(
  'gen_ai.client.operation.duration',
  'How long a model took to answer, with all tries.',
);
const tokenUsage = meter.createHistogram('gen_ai.client.token.usage', {
  unit: '{token}',
  description: 'Tokens of a question (input) and of its answer (output).',
  advice: {
    explicitBucketBoundaries: [1, 4, 16, 64, 256, 1_024, 2_048, 4_096, 8_192, 16_384, 65_536],
  },
});

/** Tries after the first, where the provider is busy (429, with its Retry-After) or failing. */
const MAX_RETRIES = 2;

export interface ModelQuestion {
  model: string;
  /** What the model is told to do. The only text that holds instructions. */
  system: string;
  /** What it works on. */
  user: string | ChatCompletionContentPart[];
  /** The JSON schema that the answer has to fit. */
  schema: Record<string, unknown>;
  /** Tokens that the question is taken to cost where the provider does not count them. */
  promptTokens: number;
  /** Most tokens of the answer. */
  maxTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer {
  /** The parsed JSON. */
  json: unknown;
  /** Prompt and completion, as the provider counts them, else as estimated. */
  tokens: number;
}

/** Why there is no usable answer. Says nothing of what was asked or answered. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: string;
  /** What the attempt cost; as estimated where it ended without an answer. */
  readonly tokens: number;

  constructor(reason: string, tokens: number) {
    super(reason);
    this.reason = reason;
    this.tokens = tokens;
  }
}

export interface ModelClient {
  /** Throws ModelFailure whatever goes wrong. */
  ask(question: ModelQuestion): Promise<ModelAnswer>;
  close(): void;
}

export interface ModelClientOptions {
  settings: ModelSettings;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Differs from the usual for tests. */
  circuit?: { volumeThreshold?: number; resetTimeout?: number };
}

/** As much of a chat completion as is relied on. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({
      total_tokens: z.number().int().nonnegative(),
      prompt_tokens: z.number().nonnegative().nullish().catch(undefined),
      completion_tokens: z.number().nonnegative().nullish().catch(undefined),
    })
    .nullish(),
});

type Completion = z.output<typeof completionSchema>;

/**
 * One provider of chat completions. Answers are JSON by a schema, or any JSON object where the
 * server knows no schemas. No answer takes longer than the configured time, and while most fail a
 * circuit breaker asks for none.
 */
export function createModelClient({ settings, log, circuit }: ModelClientOptions): ModelClient {
  const { baseUrl, apiKey, timeoutMs } = settings;
  const client = new OpenAI({
    baseURL: baseUrl ?? null,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    timeout: timeoutMs,
    // Learners' notes go to the configured server and nowhere that it points to.
    fetchOptions: { redirect: 'error' },
    // The library would write requests, and so learners' notes, to the console.
    logLevel: 'off',
  });
  // Most servers but OpenAI's know the older name of the limit.
  let known: Dialect = {
    format: 'json_schema',
    limit: baseUrl ? 'max_tokens' : 'max_completion_tokens',
  };

  const breaker = new CircuitBreaker(send, {
    timeout: false,
    volumeThreshold: 4,
    errorThresholdPercentage: 50,
    rollingCountTimeout: 60_000,
    resetTimeout: 30_000,
    ...circuit,
    errorFilter: isRefusedRequest,
  });
  breaker.on('open', () => log.warn({ to: 'model' }, 'circuit opened'));
  breaker.on('close', () => log.info({ to: 'model' }, 'circuit closed'));

  async function send(question: ModelQuestion, signal: AbortSignal): Promise<Completion> {
    const tried = new Set<string>();
    for (let dialect = known; ; ) {
      tried.add(JSON.stringify(dialect));
      try {
        const request = toRequest(question, dialect);
        const reply: unknown = await client.chat.completions.create(request, {
          signal,
          // What only shows whether the provider works again keeps nobody waiting.
          maxRetries: breaker.halfOpen ? 0 : MAX_RETRIES,
        });
        known = dialect;
        return completionSchema.parse(reply);
      } catch (error) {
        const other = otherDialect(dialect, error);
        if (!other || tried.has(JSON.stringify(other))) throw error;
        dialect = other;
      }
    }
  }

  return {
    async ask(question) {
      const signal = AbortSignal.any([question.signal, AbortSignal.timeout(timeoutMs)]);
      const about = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': question.model };
      const started = performance.now();
      const completion = await breaker.fire(question, signal).catch((error: unknown) => {
        const failure = failureOf(error, question, signal);
        recordSince(askDuration, started, { ...about, 'error.type': failure.reason });
        throw failure;
      });
      recordSince(askDuration, started, about);
      const { finish_reason, message } = completion.choices[0]!;
      const content = message.content ?? '';
      const input = completion.usage?.prompt_tokens ?? question.promptTokens;
      const output = completion.usage?.completion_tokens ?? estimateTokens(content);
      tokenUsage.record(input, { ...about, 'gen_ai.token.type': 'input' });
      tokenUsage.record(output, { ...about, 'gen_ai.token.type': 'output' });
      const tokens =
        completion.usage?.total_tokens ?? question.promptTokens + estimateTokens(content);
      if (message.refusal || finish_reason === 'content_filter') {
        throw new ModelFailure('refused', tokens);
      }
      const json = parseObject(content);
      if (json === undefined) {
        throw new ModelFailure(finish_reason === 'length' ? 'truncated' : 'not_json', tokens);
      }
      return { json, tokens };
    },
    close: () => breaker.shutdown(),
  };
}

/** What a server understands; found out by asking, and kept. */
interface Dialect {
  format: 'json_schema' | 'json_object';
  limit: 'max_tokens' | 'max_completion_tokens';
}

/** What to try where a server refused a request; undefined where it failed otherwise. */
function otherDialect({ format, limit }: Dialect, error: unknown): Dialect | undefined {
  if (!isRefusedRequest(error)) return undefined;
  return /max_(?:completion_)?tokens/.test(error.message)
    ? { format, limit: limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' }
    : { format: 'json_object', limit };
}

function toRequest(
  { model, system, user, schema, maxTokens }: ModelQuestion,
  { format, limit }: Dialect,
): ChatCompletionCreateParamsNonStreaming {
  const bySchema = format === 'json_schema';
  return {
    model,
    messages: [
      {
        role: 'system',
        content: bySchema ? system : `${system}\n\nJSON schema: ${JSON.stringify(schema)}`,
      },
      { role: 'user', content: user },
    ],
    response_format: bySchema
      ? { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema } }
      : { type: 'json_object' },
    [limit]: maxTokens,
  };
}

/** A request that was wrong says nothing of the provider's health. */
function isRefusedRequest(error: unknown): error is APIError {
  return error instanceof APIError && [400, 413, 422].includes(error.status ?? 0);
}

/** What went wrong. A request that was rejected costs nothing; any other may have been answered. */
function failureOf(
  error: unknown,
  { promptTokens, maxTokens }: ModelQuestion,
  signal: AbortSignal,
): ModelFailure {
  const costly = (reason: string) => new ModelFailure(reason, promptTokens + maxTokens);
  if (CircuitBreaker.isOurError(error as Error)) return new ModelFailure('circuit_open', 0);
  if (signal.aborted || error instanceof APIConnectionTimeoutError) return costly('timeout');
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', 0);
  if (error instanceof APIError && error.status) return new ModelFailure(`http_${error.status}`, 0);
  if (error instanceof SyntaxError || error instanceof z.ZodError) return costly('malformed');
  return costly(`unexpected ${error instanceof Error ? error.name : typeof error}`);
}

/** The JSON object in a text: servers without schemas like to put words or fences around it. */
function parseObject(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
