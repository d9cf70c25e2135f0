import { Button } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { Spanish } from '../../ui/spanish.tsx';

interface OnboardingScreenProps {
  onUpload: () => void;
  onClose: () => void;
}

/** The first thing a new learner sees, where it is switched on. */
export default function OnboardingScreen({ onUpload, onClose }: OnboardingScreenProps) {
  return (
    <FullScreenDialog title="Welcome to the Beta" titleHidden onClose={onClose}>
      <div className="my-auto flex flex-col items-center py-8 text-center">
        <Spanish aria-hidden className="text-6xl text-primary italic">
          ¡Hola!
        </Spanish>
        <h3 className="mt-6 text-4xl">Welcome to the Beta</h3>
        <p className="mt-3 max-w-sm text-ink-soft text-lg">
          Everything here is optimised for Spanish. Bring the notes of your last lesson and get a
          week of short practice.
        </p>
        <Button size="large" className="mt-8" onClick={onUpload}>
          Upload Your First Lesson
        </Button>
      </div>
    </FullScreenDialog>
  );
}
