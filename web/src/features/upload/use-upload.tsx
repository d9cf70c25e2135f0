import type { Lesson } from '@repaso/proto/http/lessons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../app/analytics.ts';
import { ApiError, api } from '../../app/api.ts';
import { expireSession } from '../../app/session.ts';
import { toast } from '../../ui/toast-store.ts';
import { type ChosenFile, forgetChosenFile } from './chosen-file.ts';
import { keepDraft, readDraft } from './draft.ts';
import { titleFromNotes } from './lesson-title.ts';
import { uploadProblem } from './upload-errors.ts';

/** What is sent, and the idempotency key it is sent under. */
export type Notes = { text: string; key: string } | ChosenFile;

/** The multipart form of POST /api/lessons (specification, section 7). */
function formOf(notes: Notes): FormData {
  const form = new FormData();
  if ('file' in notes) {
    form.set('file', notes.file);
    return form;
  }
  form.set('content', notes.text);
  const title = titleFromNotes(notes.text);
  if (title) form.set('title', title);
  return form;
}

function sourceOf(notes: Notes): 'file' | 'text' {
  return 'file' in notes ? 'file' : 'text';
}

/** Sends notes and waits for the lesson. What happens here outlives the dialog. */
export function useUpload(userId: string) {
  const queryClient = useQueryClient();

  /** By now the learner may be preparing the next lesson: that stays. */
  function forget(sent: Notes) {
    if ('file' in sent) forgetChosenFile(userId, sent.key);
    else if (readDraft(userId).attempt?.key === sent.key) keepDraft(userId, { text: '' });
  }

  const refresh = () =>
    Promise.all(
      ['/api/lessons', '/api/tasks'].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );

  return useMutation({
    onMutate: (notes) => track('lesson_upload_started', { source: sourceOf(notes) }),
    mutationFn: (notes: Notes) =>
      api<Lesson>('/api/lessons', {
        method: 'POST',
        body: formOf(notes),
        headers: {
          'Idempotency-Key': notes.key,
          'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    onSuccess: (_lesson, sent) => {
      track('lesson_upload_completed', { source: sourceOf(sent) });
      forget(sent);
      // The dialog closes on the lesson, not on the page as it was before.
      return refresh();
    },
    onError: (error, sent) => {
      const problem = uploadProblem(error);
      track('lesson_upload_error', { source: sourceOf(sent), problem: problem.title });
      toast({
        title: problem.title,
        description: <Explanation {...problem} />,
        variant: problem.saved ? 'default' : 'destructive',
      });
      if (problem.saved) forget(sent);
      void refresh();
      if (error instanceof ApiError && error.status === 401) {
        expireSession(queryClient, `/?upload=${'file' in sent ? 'photo' : 'text'}`);
      }
    },
  });
}

/** Each text ends in a space, since a notification is read out as its texts joined. */
function Explanation({ description, tips }: { description: string; tips: string[] }) {
  return (
    <>
      <p>{description} </p>
      {tips.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {tips.map((tip) => (
            <li key={tip}>{tip} </li>
          ))}
        </ul>
      )}
    </>
  );
}
