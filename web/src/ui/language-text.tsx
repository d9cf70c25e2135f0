import { Spanish } from './spanish.tsx';
import { languageSpans } from './text-language.ts';

/** A text that may be Spanish, English or English with quoted Spanish, each marked as what it is. */
export function LanguageText({ text }: { text: string }) {
  return languageSpans(text).map(({ start, spanish, text: part }) =>
    spanish ? <Spanish key={start}>{part}</Spanish> : <span key={start}>{part}</span>,
  );
}
