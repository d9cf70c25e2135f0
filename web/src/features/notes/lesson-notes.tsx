import {
  CONTENT_MAX_LENGTH,
  CONTENT_MIN_LENGTH,
  type Lesson,
  TITLE_MAX_LENGTH,
} from '@repaso/proto/http/lessons';
import { characterCount, type Message } from '@repaso/proto/http/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { keepCorrection, readCorrection } from './kept-correction.ts';

interface LessonNotesProps {
  lesson: Lesson;
  userId: string;
  onClose: () => void;
}

/**
 * What a lesson was made from: the uploaded picture beside the text that was read from it, which
 * the learner can correct. Open while it is mounted.
 */
export function LessonNotes({ lesson, userId, onClose }: LessonNotesProps) {
  const text = useQuery<{ text: string }>({ queryKey: [`/api/lessons/${lesson.id}/text`] });
  return (
    <FullScreenDialog title="Lesson Notes" wide onClose={onClose}>
      {lesson.status === 'ready' && lesson.failure && (
        <div className="mb-5">
          <Notice tone="warn">
            The lesson could not be made again: {lesson.failure.error} It is as it was before.
          </Notice>
        </div>
      )}
      <div className={lesson.source === 'text' ? undefined : 'grid gap-6 lg:grid-cols-2'}>
        {lesson.source !== 'text' && <Original lesson={lesson} />}
        {text.isPending ? (
          <Skeleton className="h-80" />
        ) : text.isError ? (
          <EmptyState
            as="h3"
            icon={<CircleAlert />}
            title="The text could not be loaded"
            action={<Button onClick={() => text.refetch()}>Try Again</Button>}
          >
            {errorText(text.error, 'Something went wrong. Please try again.')}
          </EmptyState>
        ) : (
          <Correction lesson={lesson} userId={userId} readText={text.data.text} onSent={onClose} />
        )}
      </div>
      <Manage lesson={lesson} userId={userId} onDeleted={onClose} />
    </FullScreenDialog>
  );
}

/** The uploaded file, as far as the browser can show it. */
function Original({ lesson }: { lesson: Lesson }) {
  const url = `/api/lessons/${lesson.id}/notes`;
  const [shown, setShown] = useState(lesson.source === 'photo');
  return (
    <section aria-label="Your notes" className="min-w-0">
      {shown ? (
        <a href={url} target="_blank" rel="noreferrer" className="block rounded-card">
          <img
            src={url}
            alt="The notes that you uploaded. Opens in a new tab."
            onError={() => setShown(false)}
            className="max-h-[70dvh] w-full rounded-card border border-line bg-surface object-contain"
          />
        </a>
      ) : (
        <div className="flex h-full min-h-40 flex-col items-center justify-center gap-3 rounded-card border border-line-strong border-dashed p-6 text-center text-ink-soft">
          <p>
            {lesson.source === 'pdf'
              ? 'Your notes are a PDF.'
              : 'Your browser cannot show this picture.'}
          </p>
          <Button asChild variant="secondary">
            <a href={url} download>
              <Download aria-hidden className="size-5" />
              Download your notes
            </a>
          </Button>
        </div>
      )}
    </section>
  );
}

interface CorrectionProps {
  lesson: Lesson;
  userId: string;
  /** As the server has it. */
  readText: string;
  onSent: () => void;
}

function Correction({ lesson, userId, readText, onSent }: CorrectionProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(() => readCorrection(userId, lesson.id) ?? readText);
  const length = characterCount(text.trim());
  const changed = text.trim() !== readText.trim();
  const problem =
    characterCount(text) > CONTENT_MAX_LENGTH
      ? 'Please use at most 20,000 characters.'
      : changed && length < CONTENT_MIN_LENGTH
        ? 'Please write at least 20 characters about what you learned.'
        : undefined;

  const send = useMutation({
    mutationFn: () =>
      api<Lesson>(`/api/lessons/${lesson.id}/text`, { method: 'PUT', body: { text } }),
    onSuccess: () => {
      keepCorrection(userId, lesson.id, undefined);
      queryClient.removeQueries({ queryKey: [`/api/lessons/${lesson.id}/text`] });
      queryClient.removeQueries({ queryKey: [`/api/lessons/${lesson.id}/recap`] });
      queryClient.invalidateQueries({ queryKey: ['/api/lessons'] });
      onSent();
    },
  });

  function change(next: string) {
    setText(next);
    keepCorrection(userId, lesson.id, next.trim() === readText.trim() ? undefined : next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (changed && !problem) send.mutate();
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <TextAreaField
        label={lesson.source === 'text' ? 'What you typed' : 'What we read'}
        className="notes-lines min-h-72 resize-y font-serif text-lg leading-8 lg:min-h-[55dvh]"
        value={text}
        onChange={(event) => change(event.target.value)}
        error={
          problem ??
          (send.isError
            ? errorText(send.error, 'Something went wrong. Please try again.')
            : undefined)
        }
        hint="Mend what was read wrongly, or add what is missing. Tasks that you have completed stay, with their scores; the others are made again."
      />
      <div className="flex flex-wrap justify-end gap-3">
        {changed && (
          <Button variant="quiet" onClick={() => change(readText)}>
            Undo Changes
          </Button>
        )}
        <Button
          type="submit"
          disabled={!changed || problem !== undefined}
          busy={send.isPending && 'Sending…'}
        >
          Make the Lesson Again
        </Button>
      </div>
    </form>
  );
}

/** The lesson's name, and its end. */
function Manage({
  lesson,
  userId,
  onDeleted,
}: Pick<LessonNotesProps, 'lesson' | 'userId'> & { onDeleted: () => void }) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(lesson.title);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const tooLong = characterCount(title.trim()) > TITLE_MAX_LENGTH;
  const changed = title.trim() !== '' && title.trim() !== lesson.title && !tooLong;

  const rename = useMutation({
    mutationFn: () =>
      api<Lesson>(`/api/lessons/${lesson.id}`, { method: 'PATCH', body: { title } }),
    onSuccess: (renamed) => {
      queryClient.setQueryData<Lesson[]>(['/api/lessons'], (lessons) =>
        lessons?.map((each) => (each.id === renamed.id ? renamed : each)),
      );
      setTitle(renamed.title);
      toast({ title: 'Lesson renamed' });
    },
  });
  const remove = useMutation({
    mutationFn: () => api<Message>(`/api/lessons/${lesson.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      keepCorrection(userId, lesson.id, undefined);
      for (const path of ['/api/lessons', '/api/tasks', '/api/user/stats']) {
        queryClient.invalidateQueries({ queryKey: [path] });
      }
      toast({ title: 'Lesson deleted' });
      onDeleted();
    },
    onError: (error) => {
      setAsksToDelete(false);
      toast({
        title: 'Delete failed',
        description: errorText(error, 'Could not delete the lesson. Please try again.'),
        variant: 'destructive',
      });
    },
  });

  return (
    <section className="mt-10 grid gap-6 border-line border-t pt-6 pb-4 lg:grid-cols-2">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) rename.mutate();
        }}
        className="flex items-start gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Title"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            error={
              tooLong
                ? 'Please use a title of at most 200 characters.'
                : rename.isError
                  ? errorText(rename.error, 'Could not rename the lesson. Please try again.')
                  : undefined
            }
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="mt-8 min-h-12"
          disabled={!changed}
          busy={rename.isPending && 'Saving…'}
        >
          Rename
        </Button>
      </form>
      <div className="lg:mt-8 lg:text-right">
        <Button variant="danger" onClick={() => setAsksToDelete(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete Lesson
        </Button>
      </div>
      {asksToDelete && (
        <ConfirmDialog
          title="Delete this lesson?"
          action="Delete Lesson"
          busy={remove.isPending && 'Deleting…'}
          destructive
          onCancel={() => setAsksToDelete(false)}
          onConfirm={() => remove.mutate()}
        >
          Its notes, its tasks and your scores in them are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </section>
  );
}
