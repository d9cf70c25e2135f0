import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Hands over files that are dropped anywhere on the page or pasted outside of a text field.
 * @returns whether files hover over the page right now
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    function hover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setHovering(true);
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setHovering(false);
    }
    function drop(event: DragEvent) {
      setHovering(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      take([...event.dataTransfer.files]);
    }
    function paste(event: ClipboardEvent) {
      // Word processors add a picture to copied text: a text field wants the text.
      if (event.target instanceof HTMLTextAreaElement) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    }
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragenter', hover, { signal });
    addEventListener('dragover', hover, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, []);

  return hovering;
}
