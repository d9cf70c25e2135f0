import type { CreateLessonHeader } from '@repaso/proto/gen/lesson/v1/lesson';
import { apiErrorSchema, apiErrors } from '@repaso/proto/http/errors';
import { expect } from 'vitest';
import { type Bff, lessonState } from './start-bff.ts';

export const notes = 'Hoy aprendimos: la casa = house, el perro = dog.';

export type FormParts = [name: string, value: string | Blob, filename?: string][];

export function lessonForm(parts: FormParts): FormData {
  const data = new FormData();
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, value, filename ?? 'notes.jpg');
  }
  return data;
}

export function uploadLesson(
  bff: Bff,
  parts: FormParts,
  headers: Record<string, string> = {},
): Promise<Response> {
  return bff.fetch('/api/lessons', { method: 'POST', body: lessonForm(parts), headers });
}

/** What the lesson service was given, and whether to the end. */
export interface Received {
  header?: CreateLessonHeader;
  bytes: number;
  completed: boolean;
}

/** Has the lesson service take what comes and answer that the lesson is in this state. */
export function receiveLesson(bff: Bff, status: 'processing' | 'ready'): Received {
  const received: Received = { bytes: 0, completed: false };
  bff.remote.lesson.createLesson = async (requests) => {
    for await (const { part } of requests) {
      if (part?.$case === 'header') received.header = part.value;
      if (part?.$case === 'chunk') received.bytes += part.value.length;
      if (part?.$case === 'end') received.completed = true;
    }
    return { lesson: lessonState(status) };
  };
  return received;
}

/** Returns the body of an answer that has to be this error, about this field. */
export async function expectRefusal(
  response: Response,
  code: keyof typeof apiErrors,
  field?: string,
) {
  const body = apiErrorSchema.parse(await response.json());
  expect({ status: response.status, code: body.code }).toEqual({
    status: apiErrors[code].status,
    code,
  });
  if (field) expect(Object.keys(body.fields ?? {})).toEqual([field]);
  return body;
}
