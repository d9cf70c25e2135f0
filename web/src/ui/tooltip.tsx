import { Tooltip as Radix } from 'radix-ui';
import { cloneElement, type ReactElement } from 'react';

/** From pointing at something to the word about it (specification, section 9). */
const DELAY_MS = 700;

/**
 * Focus that a dialog sets when it opens is no question what a button does; focus that somebody
 * moves there with Tab is.
 */
let movesWithTab = false;
addEventListener('keydown', ({ key }) => (movesWithTab = key === 'Tab'), true);
addEventListener('pointerdown', () => (movesWithTab = false), true);

interface TooltipProps {
  /** The accessible name of what it is about. */
  text: string;
  /** One element that takes props and a ref. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** The name of an icon, for who points at it or reaches it by keyboard. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger
          asChild
          onFocus={(event) => {
            if (!movesWithTab) event.preventDefault();
          }}
        >
          {/* Not described by the tooltip: a screen reader has said the name already. */}
          {cloneElement(children, { 'aria-describedby': children.props['aria-describedby'] })}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            aria-hidden
            sideOffset={4}
            collisionPadding={8}
            className="z-60 animate-fade-in rounded-control bg-ink px-2.5 py-1 font-medium text-paper text-sm shadow-raised"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
