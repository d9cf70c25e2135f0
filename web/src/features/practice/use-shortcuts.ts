import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What keys do on an exercise. A field or button that has the focus keeps its own keys. */
export interface Shortcuts {
  /** Checks and goes on. */
  enter?: () => void;
  space?: () => void;
  backspace?: () => void;
  /** 1 to 9. */
  digit?: (digit: number) => void;
}

/** Listens while the frame is shown, unless another dialog lies above the one it is in. */
export function useShortcuts(frame: RefObject<HTMLElement | null>, shortcuts: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    // Radix keeps Enter from choosing a radio button, as it should; here it is free to go on.
    const free = event.key === 'Enter' && target.matches('[role="radio"]');
    if ((event.defaultPrevented && !free) || event.isComposing || hasModifier(event)) return;
    const dialog = target.closest('[role="dialog"]');
    if (dialog && dialog !== frame.current?.closest('[role="dialog"]')) return;
    const action = actionFor(event, target, shortcuts);
    if (!action) return;
    // Also keeps the key from pressing the button that gets the focus in response.
    event.preventDefault();
    if (!event.repeat) action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionFor(
  event: KeyboardEvent,
  target: Element,
  { enter, space, backspace, digit }: Shortcuts,
): (() => void) | undefined {
  const typing = target.matches('input:not([readonly]), textarea:not([readonly])');
  const pressing = target.closest('button:not([role="radio"]), a[href], summary') !== null;
  if (event.key === 'Enter') {
    // A held key must not press the next button as well.
    if (pressing) return event.repeat ? () => undefined : undefined;
    return enter;
  }
  if (typing) return undefined;
  if (event.key === ' ') return pressing || target.matches('[role="radio"]') ? undefined : space;
  if (event.key === 'Backspace') return backspace;
  return digit && /^[1-9]$/.test(event.key) ? () => digit(Number(event.key)) : undefined;
}

/** Shift is none: some keyboards need it for digits. */
function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
