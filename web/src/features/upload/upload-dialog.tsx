import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChooseStep } from './choose-step.tsx';
import { type Draft, keepDraft, readDraft, withAttempt } from './draft.ts';
import { PhotoStep } from './photo-step.tsx';
import { ProcessingStep } from './processing-step.tsx';
import { TextStep } from './text-step.tsx';
import { uploadProblem } from './upload-errors.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useIncomingFiles } from './use-incoming-files.ts';
import { type Notes, useUpload } from './use-upload.tsx';

interface UploadDialogProps {
  userId: string;
  onClose: () => void;
}

type Mode = 'main' | 'photo' | 'text' | 'processing';

/** Where a learner who had to sign in again was: `?upload=text` in the address. */
function firstMode(parameter: string | null): Mode {
  return parameter === 'photo' || parameter === 'text' ? parameter : 'main';
}

/** Notes in, a week of practice out (specification, section 2: lesson upload flow). */
export default function UploadDialog({ userId, onClose }: UploadDialogProps) {
  const [parameters] = useSearchParams();
  const [mode, setMode] = useState(() => firstMode(parameters.get('upload')));
  const [draft, setDraft] = useState(() => readDraft(userId));
  const { chosen, choose, remove } = useChosenFile(userId);
  const upload = useUpload(userId);

  function change(next: Draft) {
    setDraft(next);
    keepDraft(userId, next);
  }

  async function takeFiles(files: File[]) {
    if (mode !== 'processing' && (await choose(files))) setMode('photo');
  }
  const hovering = useIncomingFiles(takeFiles);

  function send(notes: Notes) {
    setMode('processing');
    // These two are skipped when the dialog was closed meanwhile.
    upload.mutate(notes, {
      onSuccess: onClose,
      // Back to the choice (specification, section 4), which leads to what was kept.
      onError: (error) => (uploadProblem(error).saved ? onClose() : setMode('main')),
    });
  }

  function sendText() {
    const sent = withAttempt(draft);
    change(sent);
    send(sent.attempt);
  }

  return (
    <FullScreenDialog
      title={mode === 'processing' ? 'Making it stick' : 'New lesson'}
      onClose={onClose}
      leading={
        (mode === 'photo' || mode === 'text') && (
          <IconButton label="Back" onClick={() => setMode('main')}>
            <ArrowLeft aria-hidden className="size-5" />
          </IconButton>
        )
      }
    >
      {mode === 'main' && (
        <ChooseStep
          fileName={chosen?.file.name}
          hasDraft={draft.text.trim() !== ''}
          onPhoto={() => setMode('photo')}
          onText={() => setMode('text')}
        />
      )}
      {mode === 'photo' && (
        <PhotoStep
          file={chosen?.file}
          hovering={hovering}
          onFiles={takeFiles}
          onRemove={remove}
          onSubmit={() => chosen && send(chosen)}
        />
      )}
      {mode === 'text' && (
        <TextStep
          text={draft.text}
          onChange={(text) => change({ ...draft, text })}
          onSubmit={sendText}
        />
      )}
      {mode === 'processing' && <ProcessingStep />}
    </FullScreenDialog>
  );
}
