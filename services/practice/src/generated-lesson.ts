import { activityTypeSchema, contentSchemas } from '@repaso/proto/activities/content';
import type { GeneratedTask, LessonGenerated } from '@repaso/proto/gen/events/v1/events';
import { UnprocessableEventError } from '@repaso/shared/events/consumer';
import { z } from 'zod';

const generatedTask = z
  .object({
    type: activityTypeSchema,
    title: z.string().min(1),
    description: z.string(),
    dayOffset: z.int().min(0),
    estimatedMinutes: z.int().min(1),
    content: z.unknown(),
  })
  .transform(({ content, ...task }, context) => {
    const { data, error } = contentSchemas[task.type].safeParse(content);
    if (!error) return { ...task, contentJson: JSON.stringify(data) };
    for (const { path, message } of error.issues)
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

const generatedLesson = z.object({
  lessonId: z.uuid(),
  userId: z.uuid(),
  revision: z.int().min(1),
  uploadedAt: z.date(),
  timeZone: z.string(),
  tasks: z.array(generatedTask).min(1),
});

/** A lesson's week as it may be stored: every content fits the schema of its activity. */
export type GeneratedLesson = z.output<typeof generatedLesson>;

/**
 * Checks what the event carries. Throws UnprocessableEventError that names what does not fit,
 * without the learner's texts.
 */
export function readGeneratedLesson(event: LessonGenerated): GeneratedLesson {
  const result = generatedLesson.safeParse({ ...event, tasks: event.tasks.map(parseContent) });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new UnprocessableEventError(`the lesson cannot be practised: ${issues.join('; ')}`);
}

function parseContent({ contentJson, ...task }: GeneratedTask) {
  try {
    return { ...task, content: JSON.parse(contentJson.toString()) };
  } catch {
    // The parser's own message quotes the text.
    throw new UnprocessableEventError('the content of a task is not JSON');
  }
}
