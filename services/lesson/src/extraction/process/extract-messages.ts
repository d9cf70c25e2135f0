import type { ErrorCode } from '@repaso/proto/http/errors';
import type { ExtractedText, Limits } from '../extracted-text.ts';
import type { FileKind } from '../file-kind.ts';

/** What the parent sends to extract-process.ts; answered by one ExtractAnswer. */
export interface ExtractRequest {
  kind: FileKind;
  bytes: Uint8Array;
  limits: Limits;
}

export type ExtractAnswer =
  | { ok: ExtractedText }
  /** An outcome for the learner. `cause` is for the log. */
  | { refused: { code: ErrorCode; message: string; cause: string | undefined } }
  /** A defect, such as missing language data. */
  | { failed: string };
