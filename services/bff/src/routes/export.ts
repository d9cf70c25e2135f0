import { userExportSchema } from '@repaso/proto/http/export';
import { PRODUCT_NAME } from '@repaso/proto/product';
import type { Clock } from '@repaso/shared/clock';
import { rateLimits } from '../rate-limits.ts';
import { type Route, route } from '../route.ts';
import { resume, sendStream } from '../send-stream.ts';
import type { Services } from '../services.ts';

/** Milliseconds that the whole document may take, however slowly it is read. */
const TIMEOUT_MS = 60_000;

type Pieces = AsyncGenerator<Uint8Array>;

export function exportRoutes({ services, clock }: { services: Services; clock: Clock }): Route[] {
  const { identity, lesson, practice, feedback, admin } = services;
  return [
    route(
      {
        method: 'get',
        path: '/api/user/export',
        summary: 'Everything stored about the learner',
        tag: 'Account',
        session: 'required',
        limits: [rateLimits.export],
        timeoutMs: TIMEOUT_MS,
        waits: true,
        answers: {
          200: {
            description: 'One JSON document, to be saved as a file.',
            schema: userExportSchema,
            headers: { 'Content-Disposition': 'attachment' },
          },
        },
      },
      async ({ session: { userId }, response }) => {
        const options = { timeoutMs: TIMEOUT_MS };
        // Everybody is asked before anything is answered, so that a service that is down is told
        // as an error instead of a document that breaks off.
        const parts = await beginAll({
          account: piece(async () => (await identity.exportAccount({ userId })).accountJson),
          lessons: pieces(lesson.exportLessons({ userId }, options)),
          practice: pieces(practice.exportPractice({ userId }, options)),
          feedback: pieces(feedback.exportFeedback({ userId }, options)),
          audit: piece(async () => (await admin.exportAudit({ userId })).auditJson),
        });
        const exportedAt = clock.now().toISOString();
        const name = `${PRODUCT_NAME.toLowerCase()}-${exportedAt.slice(0, 10)}.json`;
        response.status(200).set({
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
        });
        await sendStream(document(exportedAt, parts), response);
        return undefined;
      },
    ),
  ];
}

async function* piece(read: () => Promise<Uint8Array>): Pieces {
  yield await read();
}

async function* pieces(messages: AsyncIterable<{ json: Uint8Array }>): Pieces {
  for await (const { json } of messages) yield json;
}

/** Waits until all of them have begun. If one fails, throws its error and ends the others. */
async function beginAll(parts: Record<string, Pieces>): Promise<Map<string, Pieces>> {
  const begun = await Promise.allSettled(
    Object.entries(parts).map(async ([name, part]) => {
      const first = await part.next();
      return [name, resume(first, part)] as const;
    }),
  );
  const failed = begun.find((part) => part.status === 'rejected');
  if (failed) {
    await Promise.all(Object.values(parts).map((part) => part.return(undefined)));
    throw failed.reason;
  }
  return new Map(begun.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : [])));
}

async function* document(exportedAt: string, parts: Map<string, Pieces>): Pieces {
  yield Buffer.from(`{"exportedAt":"${exportedAt}"`);
  try {
    for (const [name, part] of parts) {
      yield Buffer.from(`,"${name}":`);
      yield* part;
    }
  } finally {
    // Whoever stops reading leaves the later ones open.
    await Promise.all([...parts.values()].map((part) => part.return(undefined)));
  }
  yield Buffer.from('}');
}
