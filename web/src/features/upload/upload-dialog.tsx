import { ArrowLeft, Mic, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { type Draft, keepDraft, readDraft, withAttempt } from './draft.ts';
import { ProcessingStep } from './processing-step.tsx';
import { TextStep } from './text-step.tsx';
import { uploadProblem } from './upload-errors.ts';
import { useUpload } from './use-upload.tsx';

interface UploadDialogProps {
  userId: string;
  onClose: () => void;
}

type Mode = 'main' | 'text' | 'processing';

/** Notes in, a week of practice out (specification, section 2: lesson upload flow). */
export default function UploadDialog({ userId, onClose }: UploadDialogProps) {
  const [mode, setMode] = useState<Mode>('main');
  const [draft, setDraft] = useState(() => readDraft(userId));
  const upload = useUpload(userId);

  function change(next: Draft) {
    setDraft(next);
    keepDraft(userId, next);
  }

  function submit() {
    const sent = withAttempt(draft);
    change(sent);
    setMode('processing');
    // These two are skipped when the dialog was closed meanwhile.
    upload.mutate(sent, {
      onSuccess: onClose,
      onError: (error) => (uploadProblem(error).saved ? onClose() : setMode('text')),
    });
  }

  return (
    <FullScreenDialog
      title={mode === 'processing' ? 'Making it stick' : 'New lesson'}
      onClose={onClose}
      leading={
        mode === 'text' && (
          <IconButton label="Back" onClick={() => setMode('main')}>
            <ArrowLeft aria-hidden className="size-5" />
          </IconButton>
        )
      }
    >
      {mode === 'main' && (
        <ChooseStep hasDraft={draft.text.trim() !== ''} onText={() => setMode('text')} />
      )}
      {mode === 'text' && (
        <TextStep
          text={draft.text}
          onChange={(text) => change({ ...draft, text })}
          onSubmit={submit}
        />
      )}
      {mode === 'processing' && <ProcessingStep />}
    </FullScreenDialog>
  );
}

const choice =
  'flex w-full items-center gap-4 rounded-card border border-line bg-surface p-5 text-left shadow-card transition-[border-color,box-shadow] duration-150 hover:border-primary hover:shadow-raised';

function ChooseStep({ hasDraft, onText }: { hasDraft: boolean; onText: () => void }) {
  return (
    <div className="flex flex-1 flex-col justify-end gap-4 pb-6 sm:justify-center">
      <h3 className="mb-2 text-3xl">What did you learn?</h3>
      <button type="button" onClick={onText} className={choice}>
        <PencilLine aria-hidden className="size-7 shrink-0 text-primary" />
        <span>
          <span className="block font-semibold text-lg">Type Summary</span>
          <span className="block text-ink-soft">
            {hasDraft
              ? 'Go on where you stopped: your draft is still here.'
              : 'Words, phrases and corrections from your lesson.'}
          </span>
        </span>
      </button>
      <button
        type="button"
        onClick={() => alert('Voice recording coming soon!')}
        className={choice}
      >
        <Mic aria-hidden className="size-7 shrink-0 text-ink-soft" />
        <span>
          <span className="block font-semibold text-lg">Record Voice</span>
          <span className="block text-ink-soft">Tell it in your own words.</span>
        </span>
      </button>
    </div>
  );
}
