import type {
  CreateLessonHeader,
  CreateLessonRequest,
  LessonState,
} from '@repaso/proto/gen/lesson/v1/lesson';
import {
  lessonProgressSchema,
  lessonSchema,
  noteTextSchema,
  recapSchema,
  renameLessonRequest,
  replaceNoteTextRequest,
  UPLOAD_WAIT_SECONDS,
} from '@repaso/proto/http/lessons';
import { idempotencyKey, messageSchema, uuid } from '@repaso/proto/http/text';
import type { Response } from 'express';
import { z } from 'zod';
import { awaitLesson } from '../await-lesson.ts';
import { type LessonForm, lessonFormSchema, readLessonForm } from '../lesson-form.ts';
import { createPerUserLimit } from '../per-user-limit.ts';
import { streamProgress } from '../progress-stream.ts';
import { rateLimits } from '../rate-limits.ts';
import { message, ok, type Reply, type Route, route } from '../route.ts';
import { sendNotes } from '../send-notes.ts';
import type { Services } from '../services.ts';
import type { LessonWatcher } from '../watch-lesson.ts';

const tag = 'Lessons';
const params = z.object({ id: uuid.toLowerCase() });

/** Milliseconds that an upload may take to arrive and be stored. */
const UPLOAD_TIMEOUT_MS = 180_000;
/** Milliseconds that a slow connection may take to get a file of the largest size. */
const DOWNLOAD_TIMEOUT_MS = 300_000;
/** Lessons that are too far back for the plan, where its limits are enforced. */
const planned = ['PLAN_LIMIT'] as const;
/** Progress streams that a learner may have open: a few tabs on a few devices. */
const STREAMS_PER_USER = 10;

export function lessonRoutes(parts: {
  lesson: Services['lesson'];
  watcher: LessonWatcher;
  /** Aborts when the process stops: nobody is kept waiting then. */
  stopping: AbortSignal;
}): Route[] {
  const { lesson, watcher, stopping } = parts;
  const streams = createPerUserLimit(STREAMS_PER_USER);

  const create = route(
    {
      method: 'post',
      path: '/api/lessons',
      summary: 'Make a lesson from notes',
      tag,
      session: 'required',
      headers: z.object({
        'idempotency-key': idempotencyKey
          .optional()
          .describe('The same key within 24 hours gives the same lesson.'),
        'x-time-zone': z.string().optional().describe('IANA name; an unknown one counts as UTC.'),
        prefer: z.string().optional().describe('`respond-async` answers 202 at once.'),
      }),
      form: lessonFormSchema,
      limits: [rateLimits.upload, rateLimits.uploadDay],
      timeoutMs: UPLOAD_TIMEOUT_MS + UPLOAD_WAIT_SECONDS * 1000,
      waits: true,
      cost: 'making',
      errors: [
        'CONTENT_TOO_SHORT',
        'IMAGE_UNREADABLE',
        'PLAN_LIMIT',
        'UPLOAD_TIMEOUT',
        'PARTIAL_SUCCESS',
      ],
      answers: {
        201: {
          description: 'Its tasks can be read.',
          schema: lessonSchema,
          headers: { Location: 'The lesson.' },
        },
        202: {
          description: 'It is being made; only with `Prefer: respond-async`.',
          schema: lessonSchema,
          headers: { Location: 'The lesson.', 'Preference-Applied': '`respond-async`' },
        },
      },
    },
    async ({ session: { userId }, headers, request, response }) => {
      const form = await readLessonForm(request);
      const messages = createMessages(form, {
        userId,
        idempotencyKey: headers['idempotency-key'],
        timeZone: headers['x-time-zone'],
      });
      const created = stateOf(
        await lesson.createLesson(messages, { timeoutMs: UPLOAD_TIMEOUT_MS }),
      );
      if (asksForAsync(headers.prefer)) {
        return reply(202, created, { 'Preference-Applied': 'respond-async' });
      }
      const signal = AbortSignal.any([
        stopping,
        whenGone(response),
        AbortSignal.timeout(UPLOAD_WAIT_SECONDS * 1000),
      ]);
      return reply(201, await awaitLesson(watcher, created, userId, signal));
    },
  );

  const list = route(
    {
      method: 'get',
      path: '/api/lessons',
      summary: "The learner's lessons, newest first",
      tag,
      session: 'required',
      answers: { 200: { description: 'The lessons.', schema: z.array(lessonSchema) } },
    },
    async ({ session: { userId } }) => ok((await lesson.listLessons({ userId })).lessonsJson),
  );

  const get = route(
    {
      method: 'get',
      path: '/api/lessons/{id}',
      summary: 'One lesson',
      tag,
      session: 'required',
      params,
      errors: planned,
      answers: { 200: { description: 'The lesson.', schema: lessonSchema } },
    },
    async ({ session: { userId }, params: { id } }) =>
      ok(stateOf(await lesson.getLesson({ userId, lessonId: id })).lessonJson),
  );

  const recap = route(
    {
      method: 'get',
      path: '/api/lessons/{id}/recap',
      summary: "The lesson's recap cards",
      tag,
      session: 'required',
      params,
      errors: planned,
      answers: { 200: { description: 'No cards while there are none.', schema: recapSchema } },
    },
    async ({ session: { userId }, params: { id } }) =>
      ok((await lesson.getRecap({ userId, lessonId: id })).recapJson),
  );

  const progress = route(
    {
      method: 'get',
      path: '/api/lessons/{id}/progress',
      summary: 'Follow how a lesson is made',
      tag,
      session: 'required',
      params,
      errors: planned,
      timeoutMs: Number.POSITIVE_INFINITY,
      waits: true,
      answers: {
        200: {
          description: 'Server-sent events: the state now, then every change, until it is settled.',
          contentType: 'text/event-stream',
          schema: lessonProgressSchema,
        },
      },
    },
    async ({ session: { userId }, params: { id }, request, response }) => {
      const leave = streams.enter(userId);
      try {
        const signal = AbortSignal.any([stopping, whenGone(response)]);
        const states = watcher.watch({ userId, lessonId: id }, signal);
        await streamProgress(states, request, response);
      } finally {
        leave();
      }
      return undefined;
    },
  );

  const rename = route(
    {
      method: 'patch',
      path: '/api/lessons/{id}',
      summary: 'Rename a lesson',
      tag,
      session: 'required',
      params,
      body: renameLessonRequest,
      errors: planned,
      answers: { 200: { description: 'The lesson.', schema: lessonSchema } },
    },
    async ({ session: { userId }, params: { id }, body }) => {
      const renamed = await lesson.renameLesson({ userId, lessonId: id, title: body.title });
      return ok(stateOf(renamed).lessonJson);
    },
  );

  const remove = route(
    {
      method: 'delete',
      path: '/api/lessons/{id}',
      summary: 'Delete a lesson with its notes and tasks',
      tag,
      session: 'required',
      params,
      answers: { 200: { description: 'Deleted.', schema: messageSchema } },
    },
    async ({ session: { userId }, params: { id } }) => {
      await lesson.deleteLesson({ userId, lessonId: id });
      return message('Lesson deleted.');
    },
  );

  const notes = route(
    {
      method: 'get',
      path: '/api/lessons/{id}/notes',
      summary: 'The uploaded notes themselves',
      tag,
      session: 'required',
      params,
      errors: planned,
      timeoutMs: DOWNLOAD_TIMEOUT_MS,
      waits: true,
      answers: {
        200: {
          description: 'The file as it was uploaded; typed notes as plain text.',
          contentType: '*/*',
          schema: z.unknown().meta({ type: 'string', format: 'binary' }),
          headers: { 'Content-Disposition': 'A name for the file.' },
        },
      },
    },
    async ({ session: { userId }, params: { id }, request, response }) => {
      const parts = lesson.readNotes({ userId, lessonId: id }, { timeoutMs: DOWNLOAD_TIMEOUT_MS });
      await sendNotes(parts, request, response);
      return undefined;
    },
  );

  const text = route(
    {
      method: 'get',
      path: '/api/lessons/{id}/text',
      summary: 'What was read from the notes',
      tag,
      session: 'required',
      params,
      errors: planned,
      answers: { 200: { description: 'Empty while nothing was.', schema: noteTextSchema } },
    },
    async ({ session: { userId }, params: { id } }) =>
      ok({ text: (await lesson.getNoteText({ userId, lessonId: id })).text }),
  );

  const replaceText = route(
    {
      method: 'put',
      path: '/api/lessons/{id}/text',
      summary: 'Correct what was read, and have the lesson made again',
      tag,
      session: 'required',
      params,
      body: replaceNoteTextRequest,
      limits: [rateLimits.upload, rateLimits.uploadDay],
      errors: [...planned, 'CONTENT_TOO_SHORT'],
      answers: {
        202: {
          description: 'It is being made again; completed tasks and their scores stay.',
          schema: lessonSchema,
          headers: { Location: 'The lesson.' },
        },
      },
    },
    async ({ session: { userId }, params: { id }, body }) =>
      reply(202, stateOf(await lesson.replaceNoteText({ userId, lessonId: id, text: body.text }))),
  );

  return [create, list, get, recap, progress, rename, remove, notes, text, replaceText];
}

async function* createMessages(
  { title, notes }: LessonForm,
  header: CreateLessonHeader,
): AsyncGenerator<CreateLessonRequest> {
  if ('content' in notes) {
    yield { part: { $case: 'header', value: { ...header, title, content: notes.content } } };
    return;
  }
  yield { part: { $case: 'header', value: { ...header, title } } };
  for await (const chunk of notes.file) yield { part: { $case: 'chunk', value: chunk } };
  yield { part: { $case: 'end', value: {} } };
}

function stateOf({ lesson }: { lesson: LessonState | undefined }): LessonState {
  if (!lesson) throw new Error('the lesson service answered without a lesson');
  return lesson;
}

function reply(status: number, state: LessonState, headers: Record<string, string> = {}): Reply {
  const location = `/api/lessons/${state.id}`;
  return { status, body: state.lessonJson, headers: { Location: location, ...headers } };
}

/** RFC 7240: preferences are separated by commas, their parameters by semicolons. */
function asksForAsync(prefer = ''): boolean {
  return prefer
    .split(',')
    .some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}

/** Aborts when the browser goes away before it has its answer. */
function whenGone(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}
