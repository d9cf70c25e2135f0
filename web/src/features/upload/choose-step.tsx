import { clsx } from 'clsx';
import { Camera, type LucideIcon, Mic, PencilLine } from 'lucide-react';

interface ChooseStepProps {
  /** The name of a file that waits to be sent. */
  fileName: string | undefined;
  hasDraft: boolean;
  onPhoto: () => void;
  onText: () => void;
}

/** How the notes come in. */
export function ChooseStep({ fileName, hasDraft, onPhoto, onText }: ChooseStepProps) {
  return (
    <div className="flex flex-1 flex-col justify-end gap-4 pb-6 sm:justify-center">
      <h3 className="mb-2 text-3xl">What did you learn?</h3>
      <Choice
        icon={Camera}
        title="Take Photo of Notes"
        description={
          fileName
            ? `Go on where you stopped: ${fileName} is still here.`
            : 'A page, a screenshot or a PDF.'
        }
        onClick={onPhoto}
      />
      <Choice
        icon={PencilLine}
        title="Type Summary"
        description={
          hasDraft
            ? 'Go on where you stopped: your draft is still here.'
            : 'Words, phrases and corrections from your lesson.'
        }
        onClick={onText}
      />
      <Choice
        icon={Mic}
        quiet
        title="Record Voice"
        description="Tell it in your own words."
        onClick={() => alert('Voice recording coming soon!')}
      />
    </div>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  title: string;
  description: string;
  quiet?: boolean;
  onClick: () => void;
}

function Choice({ icon: Icon, title, description, quiet, onClick }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex w-full items-center gap-4 rounded-card border border-line bg-surface p-5 text-left shadow-card transition-[border-color,box-shadow] duration-150 hover:border-primary hover:shadow-raised"
    >
      <Icon
        aria-hidden
        className={clsx('size-7 shrink-0', quiet ? 'text-ink-soft' : 'text-primary')}
      />
      <span className="min-w-0">
        <span className="block font-semibold text-lg">{title}</span>
        <span className="block text-ink-soft wrap-anywhere">{description}</span>
      </span>
    </button>
  );
}
