import { ConfigError } from '@repaso/shared/config';
import { z } from 'zod';

/** Longest that a provider may take for one answer, retries included, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 40_000;

/** Of any server that speaks the OpenAI protocol. Without key and address there is none. */
export const openAiConfig = {
  /** Ends before `/chat/completions`, e.g. `http://127.0.0.1:11434/v1`; OpenAI's own by default. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The provider's key; servers of one's own often need none. */
  OPENAI_API_KEY: z.string().optional(),
  /** Writes the practice items. Required where there is a key or an address. */
  OPENAI_MODEL: z.string().optional(),
  /** Reads photos; OPENAI_MODEL by default. `off` leaves photos to the OCR of this machine. */
  OPENAI_VISION_MODEL: z.string().optional(),
  /** Milliseconds that one answer may take, retries included. */
  OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1).max(120_000).default(DEFAULT_TIMEOUT_MS),
};

export interface ModelSettings {
  /** Undefined means OpenAI's own. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  model: string;
  /** Undefined where photos are left to OCR. */
  visionModel: string | undefined;
  timeoutMs: number;
}

/** Undefined where no provider is set up. Throws ConfigError where one is, but without a model. */
export function modelSettings(
  config: z.output<z.ZodObject<typeof openAiConfig>>,
): ModelSettings | undefined {
  const { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = config;
  if (!baseUrl && !apiKey) return undefined;
  if (!model) {
    throw new ConfigError('OPENAI_MODEL: is required with OPENAI_BASE_URL or OPENAI_API_KEY');
  }
  const vision = config.OPENAI_VISION_MODEL ?? model;
  return {
    baseUrl,
    apiKey,
    model,
    visionModel: vision === 'off' ? undefined : vision,
    timeoutMs: config.OPENAI_TIMEOUT_MS,
  };
}
