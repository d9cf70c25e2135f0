import { clsx } from 'clsx';
import { HearButton } from '../../ui/hear-button.tsx';
import { LanguageText } from '../../ui/language-text.tsx';
import { Spanish } from '../../ui/spanish.tsx';
import { firstIsSpanish, looksSpanish } from '../../ui/text-language.ts';

/** What stands between a Spanish text and its meaning or its correction. */
const SEPARATOR = /(\s+(?:=|–|—|-|→|·)\s+|:\s+)/;

/** The lines of a recap card, the Spanish in each marked and spoken on request. */
export function RecapText({ content }: { content: string }) {
  const lines = content.split('\n').map((text, position) => ({ text: text.trim(), position }));
  return (
    <div className="flex flex-col gap-1 text-lg">
      {lines.map(({ text, position }) =>
        text === '' ? <div key={position} className="h-2" /> : <Line key={position} text={text} />,
      )}
    </div>
  );
}

function Line({ text }: { text: string }) {
  const parts = text.split(SEPARATOR).map((part, position) => ({ part, position }));
  // In a correction the second text is the right one, and what is wrong is not worth hearing.
  const wrong = text.startsWith('✗');
  const [left = '', , right = ''] = text.split(/\s(=)\s/);
  // Of a word and its meaning one is Spanish, even where neither looks like it (azul = blue).
  const word = right && (firstIsSpanish(left, right) ? left : right);
  const spoken =
    word || parts.findLast(({ part }) => looksSpanish(part))?.part.replace(/^✓\s*/, '');
  return (
    <div className="flex min-h-11 items-center gap-1">
      <p
        className={clsx(
          'min-w-0 flex-1',
          wrong && 'text-bad',
          text.startsWith('✓') && 'font-semibold text-good',
        )}
      >
        {parts.map(({ part, position }) =>
          part === word ? (
            <Spanish key={position}>{part}</Spanish>
          ) : (
            <LanguageText key={position} text={part} />
          ),
        )}
      </p>
      {spoken && !wrong && <HearButton text={spoken} className="-mr-3" />}
    </div>
  );
}
