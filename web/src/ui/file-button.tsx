import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'asChild'> {
  /** MIME types and extensions, as in an input's `accept`. */
  accept: string;
  /** Opens this camera where there is one. */
  capture?: 'environment';
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's file chooser for one file. */
export function FileButton({ accept, capture, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same file again is a change too.
          event.target.value = '';
        }}
      />
    </>
  );
}
