import type { z } from 'zod';
import { validationFailed } from './errors.ts';

/** A request as the public contract has it. Throws VALIDATION_FAILED with a sentence per field. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  request: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(request);
  if (!error) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  throw validationFailed(fields);
}
