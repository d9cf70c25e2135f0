import type { Lesson } from '@repaso/proto/http/lessons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { keepDraft, readDraft, type SentDraft } from './draft.ts';
import { titleFromNotes } from './lesson-title.ts';
import { uploadProblem } from './upload-errors.ts';

/** Sends typed notes and waits for the lesson. What happens here outlives the dialog. */
export function useUpload(userId: string) {
  const queryClient = useQueryClient();

  function forget(sent: SentDraft) {
    // By now the learner may be writing the next one.
    if (readDraft(userId).attempt?.key === sent.attempt.key) keepDraft(userId, { text: '' });
  }

  return useMutation({
    mutationFn: ({ text, attempt }: SentDraft) => {
      const form = new FormData();
      form.set('content', text);
      const title = titleFromNotes(text);
      if (title) form.set('title', title);
      return api<Lesson>('/api/lessons', {
        method: 'POST',
        body: form,
        headers: {
          'Idempotency-Key': attempt.key,
          'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      });
    },
    onSuccess: (_lesson, sent) => forget(sent),
    onError: (error, sent) => {
      const problem = uploadProblem(error);
      toast({
        title: problem.title,
        description: <Explanation {...problem} />,
        variant: problem.saved ? 'default' : 'destructive',
      });
      if (problem.saved) forget(sent);
    },
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: ['/api/lessons'] });
      queryClient.invalidateQueries({ queryKey: ['/api/tasks'] });
    },
  });
}

function Explanation({ description, tips }: { description: string; tips: string[] }) {
  return (
    <>
      <p>{description}</p>
      {tips.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </>
  );
}
