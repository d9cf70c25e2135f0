import type { Logger } from '@repaso/shared/log';
import { type ModelClient, ModelFailure } from './model-client.ts';
import { transcriptionRules } from './prompts.ts';
import { objectSchema } from './reply-schema.ts';
import { estimateTokens } from './token-estimate.ts';

/** A photo's file, without its metadata. */
export interface NotesPhoto {
  /** As its magic bytes tell; models read JPEG, PNG and WebP. */
  kind: string;
  bytes: Buffer;
}

export interface Transcription {
  /** With the learner's mistakes as they stand; undefined where OCR has to read the photo. */
  text: string | undefined;
  /** What it cost of the lesson's tokens: `tokensSpent` of the generation that follows. */
  tokens: number;
}

/** Tokens that a photo is taken to cost where the provider does not count them. */
const PHOTO_TOKENS = 1_500;
/** Most tokens of its text: two handwritten pages. */
const TEXT_TOKENS = 1_500;
/** A shorter text is not what a page of notes says (specification, section 5). */
const MIN_TEXT_LENGTH = 20;

const mediaTypes: Partial<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const schema = objectSchema({ text: { type: 'string' } });

/** Has a vision model read a photo of notes. Whatever goes wrong leaves it to OCR. */
export async function transcribePhoto(
  parts: { client: ModelClient; model: string | undefined; log: Pick<Logger, 'info' | 'warn'> },
  { kind, bytes }: NotesPhoto,
  signal: AbortSignal,
): Promise<Transcription> {
  const { client, model, log } = parts;
  const mediaType = mediaTypes[kind];
  if (!model || !mediaType) return { text: undefined, tokens: 0 };
  const started = performance.now();
  const url = `data:${mediaType};base64,${bytes.toString('base64')}`;
  const end = (outcome: string, tokens: number, text?: string): Transcription => {
    const ms = Math.round(performance.now() - started);
    log.info({ kind, outcome, tokens, ms }, 'a model was asked to read a photo');
    return { text, tokens };
  };
  try {
    const { json, tokens } = await client.ask({
      model,
      system: transcriptionRules,
      user: [{ type: 'image_url', image_url: { url, detail: 'high' } }],
      schema,
      promptTokens: estimateTokens(transcriptionRules) + PHOTO_TOKENS,
      maxTokens: TEXT_TOKENS,
      signal,
    });
    const text = textOf(json);
    return end(text ? 'read' : 'nothing_read', tokens, text);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return end(error.reason, error.tokens);
  }
}

function textOf(json: unknown): string | undefined {
  const text = (json as { text?: unknown }).text;
  if (typeof text !== 'string' || text.trim().length < MIN_TEXT_LENGTH) return undefined;
  return text.trim();
}
