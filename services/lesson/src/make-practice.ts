import { generationFailed, lessonGenerated } from '@repaso/proto/events/catalog';
import type { UploadReceived } from '@repaso/proto/gen/events/v1/events';
import type { Database } from '@repaso/shared/database';
import { DomainError } from '@repaso/shared/errors';
import { type Delivery, UnprocessableEventError } from '@repaso/shared/events/consumer';
import type { Outbox } from '@repaso/shared/events/outbox';
import type { Logger } from '@repaso/shared/log';
import type { GeneratedLesson, Generator } from './generation/generator.ts';
import type { Stage } from './lesson.ts';
import type { NotifyProgress } from './notify-progress.ts';
import { type ObjectStore, readObject } from './objects/object-store.ts';
import type { ReadNoteFile } from './read-note-file.ts';
import { measureStage } from './stage-duration.ts';
import { findNotes, type StoredNotes, saveContent } from './store/notes.ts';
import { markFailed, saveGenerated, setStage } from './store/revisions.ts';

/** Milliseconds that making one lesson may take. */
const GENERATION_LIMIT_MS = 110_000;
/** Tries after which a generator that throws is given up for this lesson. */
const MAX_ATTEMPTS = 3;

export interface MakePracticeParts {
  database: Database;
  outbox: Outbox;
  objects: ObjectStore;
  readNoteFile: ReadNoteFile;
  generator: Generator;
  notifyProgress: NotifyProgress;
  log: Logger;
}

/**
 * Makes the week of practice from a lesson's notes and hands it to practice. Notes that cannot be
 * used fail the lesson with the reason. A generator that keeps throwing fails it as well, and the
 * event is put aside, so that replaying it makes the lesson after all.
 */
export async function makePractice(
  parts: MakePracticeParts,
  event: UploadReceived,
  delivery: Delivery,
): Promise<void> {
  const { database, outbox, notifyProgress, log } = parts;
  const { lessonId, revision } = event;
  const notes = await findNotes(database, lessonId, revision);
  if (!notes) {
    // Made already, replaced by a newer revision, or deleted with its learner.
    await delivery.once(async () => {});
    return;
  }
  const outcome = await generate(parts, notes, event).catch(async (err) => {
    if (err instanceof DomainError && !isPassing(err)) return err;
    if (delivery.attempt < MAX_ATTEMPTS) throw err;
    await giveUp(parts, event);
    throw new UnprocessableEventError('the generator failed', { cause: err });
  });

  await delivery.once(async (tx) => {
    const owner = { dataSubject: event.userId };
    if (outcome instanceof DomainError) {
      if (await markFailed(tx, lessonId, revision, outcome)) {
        await outbox.append(tx, generationFailed, { ...event, code: outcome.code }, owner);
      }
      return;
    }
    const saved = await saveGenerated(tx, lessonId, revision, {
      title: outcome.title,
      level: outcome.level,
      generator: outcome.generator,
      recap: JSON.stringify({ cards: outcome.recap }),
    });
    if (!saved) return;
    const tasks = outcome.tasks.map(({ content, ...task }) => ({
      ...task,
      contentJson: Buffer.from(JSON.stringify(content)),
    }));
    await outbox.append(
      tx,
      lessonGenerated,
      { ...event, uploadedAt: notes.createdAt, timeZone: notes.timeZone, tasks },
      owner,
    );
  });
  if (outcome instanceof DomainError) {
    log.info({ lessonId, code: outcome.code }, 'no practice from these notes');
    notifyProgress(lessonId, 'failed', outcome.message);
  } else {
    notifyProgress(lessonId, 'scheduling');
  }
}

async function generate(
  parts: MakePracticeParts,
  notes: StoredNotes,
  { lessonId, revision }: UploadReceived,
): Promise<GeneratedLesson> {
  const { generator, log } = parts;
  const signal = AbortSignal.timeout(GENERATION_LIMIT_MS);
  const { text, tokensSpent } = await readNotes(parts, notes, signal);
  await reach(parts, lessonId, 'writing');
  const started = performance.now();
  try {
    return await measureStage(
      'writing',
      generator.name,
      () =>
        generator.generate(
          { text, title: notes.givenTitle },
          {
            seed: `${lessonId}:${revision}`,
            uploadedAt: notes.createdAt,
            timeZone: notes.timeZone,
            signal,
            tokensSpent,
          },
        ),
      (made) => made.generator === generator.name,
    );
  } finally {
    const ms = Math.round(performance.now() - started);
    log.info({ lessonId, generator: generator.name, ms }, 'generation ended');
  }
}

/** What the notes say; of a file it is read once, and another try finds it beside the file. */
async function readNotes(
  parts: MakePracticeParts,
  { lessonId, content, file }: StoredNotes,
  signal: AbortSignal,
): Promise<{ text: string; tokensSpent: number }> {
  if (content !== undefined) return { text: content, tokensSpent: 0 };
  if (!file) throw new Error('notes have neither text nor file');
  const { database, objects, readNoteFile } = parts;
  await reach(parts, lessonId, 'reading');
  const bytes = await readObject(objects, file.key);
  const read = await readNoteFile({ lessonId, kind: file.kind, bytes }, signal);
  await saveContent(database, lessonId, read.text);
  return read;
}

async function reach(
  { database, notifyProgress }: MakePracticeParts,
  lessonId: string,
  stage: Stage,
): Promise<void> {
  await setStage(database, lessonId, stage);
  notifyProgress(lessonId, stage);
}

/** What another try may bring, as opposed to what is wrong with the notes. */
function isPassing({ code }: DomainError): boolean {
  return code === 'SERVICE_BUSY' || code === 'SERVICE_UNAVAILABLE';
}

/** Ends the learner's wait without marking the event as handled. */
async function giveUp(
  { database, outbox, notifyProgress }: MakePracticeParts,
  event: UploadReceived,
): Promise<void> {
  const failure = new DomainError('PARTIAL_SUCCESS');
  await database.transaction(async (tx) => {
    if (!(await markFailed(tx, event.lessonId, event.revision, failure))) return;
    const payload = { ...event, code: failure.code };
    await outbox.append(tx, generationFailed, payload, { dataSubject: event.userId });
  });
  notifyProgress(event.lessonId, 'failed', failure.message);
}
