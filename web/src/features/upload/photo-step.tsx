import { clsx } from 'clsx';
import { Camera, FileImage, FileText, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { formatFileSize, isPdf, NOTES_FILE_ACCEPT } from './notes-file.ts';

interface PhotoStepProps {
  file: File | undefined;
  /** Files hover over the page. */
  hovering: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
  onSubmit: () => void;
}

/** A file chooser (specification, section 2), then a look at what was chosen. */
export function PhotoStep({ file, hovering, onFiles, onRemove, onSubmit }: PhotoStepProps) {
  return file ? (
    <CheckFile
      // A new file gets the focus, and a preview of its own.
      key={`${file.name} ${file.size} ${file.lastModified}`}
      file={file}
      hovering={hovering}
      onFiles={onFiles}
      onRemove={onRemove}
      onSubmit={onSubmit}
    />
  ) : (
    <ChooseFile hovering={hovering} onFiles={onFiles} />
  );
}

/** The step's heading; takes the focus, since what had it is gone. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h3>
  );
}

function ChooseFile({ hovering, onFiles }: Pick<PhotoStepProps, 'hovering' | 'onFiles'>) {
  const byHand = useMediaQuery('(pointer: coarse)');
  return (
    <div className="flex flex-1 flex-col gap-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <StepHeading>Add your notes</StepHeading>
      <div
        className={clsx(
          'flex flex-1 flex-col items-center justify-center gap-4 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors duration-150',
          hovering ? 'border-primary bg-primary-tint' : 'border-line-strong bg-surface',
        )}
      >
        <FileImage aria-hidden className="size-10 text-primary" />
        <div>
          <p className="font-semibold text-lg">
            {byHand ? 'A photo or a PDF' : 'Drop a photo or a PDF here, or paste it'}
          </p>
          <p className="mt-1 text-ink-soft">
            Lay the page flat, in good light, and let it fill the picture.
          </p>
        </div>
        {!byHand && (
          <FileButton size="large" accept={NOTES_FILE_ACCEPT} onFiles={onFiles}>
            Choose a File
          </FileButton>
        )}
        <p className="text-ink-soft text-sm">JPG, PNG, WebP, HEIC or PDF, up to 10 MB</p>
      </div>
      {byHand && (
        <>
          <FileButton size="large" wide accept="image/*" capture="environment" onFiles={onFiles}>
            <Camera aria-hidden className="size-6 shrink-0" />
            Take a Photo
          </FileButton>
          <FileButton
            size="large"
            wide
            variant="secondary"
            accept={NOTES_FILE_ACCEPT}
            onFiles={onFiles}
          >
            Choose a File
          </FileButton>
        </>
      )}
    </div>
  );
}

function CheckFile({
  file,
  hovering,
  onFiles,
  onRemove,
  onSubmit,
}: PhotoStepProps & { file: File }) {
  const pdf = isPdf(file);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div>
        <StepHeading>{pdf ? 'Check your PDF' : 'Check your photo'}</StepHeading>
        <p className="mt-1 text-ink-soft">
          {pdf ? 'Is this the one?' : 'What you can read in it, we can practice.'}
        </p>
      </div>
      <Card className={clsx('overflow-hidden', hovering && 'border-primary bg-primary-tint')}>
        {!pdf && <Preview file={file} />}
        <div className="flex items-center gap-3 py-2 pr-2 pl-4">
          {pdf ? (
            <FileText aria-hidden className="size-7 shrink-0 text-primary" />
          ) : (
            <FileImage aria-hidden className="size-7 shrink-0 text-primary" />
          )}
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{file.name}</p>
            <p className="text-ink-soft text-sm tabular-nums">{formatFileSize(file.size)}</p>
          </div>
          <IconButton label="Remove" onClick={onRemove}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Card>
      <div className="sticky bottom-0 mt-auto flex items-center justify-between gap-3 bg-paper pt-3 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <FileButton variant="quiet" size="large" accept={NOTES_FILE_ACCEPT} onFiles={onFiles}>
          Replace
        </FileButton>
        <Button size="large" onClick={onSubmit}>
          Make It Stick
        </Button>
      </div>
    </div>
  );
}

/** The photo itself, or a word about it where the browser cannot decode it, as most cannot HEIC. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [decodable, setDecodable] = useState(true);

  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  if (!decodable) {
    return (
      <p className="border-line border-b px-4 py-3 text-ink-soft">
        Your browser cannot show this photo. You can send it all the same.
      </p>
    );
  }
  return (
    <div className="h-[min(24rem,45dvh)] border-line border-b bg-sunken">
      {url && (
        <img
          src={url}
          alt="Your notes"
          onError={() => setDecodable(false)}
          className="size-full object-contain"
        />
      )}
    </div>
  );
}
