import { Volume2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useSpanishVoice } from './spanish-voice.ts';

/** Reads a Spanish text aloud; absent where the browser has no Spanish voice. */
export function HearButton({ text, className }: { text: string; className?: string }) {
  const speak = useSpanishVoice();
  if (!speak || text.trim() === '') return null;
  return (
    <IconButton label={`Hear “${text}”`} className={className} onClick={() => speak(text)}>
      <Volume2 aria-hidden className="size-5" />
    </IconButton>
  );
}
