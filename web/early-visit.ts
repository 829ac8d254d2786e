import { type RefObject, useLayoutEffect } from 'react';
import { earlyEdit } from './early-edit.ts';

/** Noted by the page itself (scripts-after-paint.ts) while it has no other scripts yet. */
export interface EarlyPresses {
  readonly buttons: HTMLElement[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    readonly earlyPresses?: EarlyPresses;
  }
}

/** From the moment it takes over, React hears presses itself. */
export function stopNotingPresses(): void {
  window.earlyPresses?.stop();
}

/**
 * Whoever was quicker than our scripts need neither type nor press again. Called by the page, and by
 * each part that comes to life after its page, marked `data-late`, for what is inside.
 */
export function useEarlyVisit(part?: RefObject<HTMLElement | null>): void {
  // At once, before anything is rendered again.
  useLayoutEffect(() => {
    const isOwn = (one: Element) =>
      part ? part.current?.contains(one) : !one.closest('[data-late]');
    const fields = [...document.querySelectorAll('input, textarea, select')].filter(isOwn);
    const edits = fields.map(earlyEdit);
    // Not while React is still at it: it would put back what it knows, and lose the caret.
    const timer = setTimeout(() => {
      for (const edit of edits) edit?.();
      for (const button of takePresses(isOwn)) button.click();
    });
    return () => clearTimeout(timer);
  }, [part]);
}

function takePresses(isOwn: (button: HTMLElement) => boolean | undefined): readonly HTMLElement[] {
  const { buttons = [] } = window.earlyPresses ?? {};
  const { own = [], others = [] } = Object.groupBy(buttons, (one) =>
    isOwn(one) ? 'own' : 'others',
  );
  buttons.splice(0, buttons.length, ...others);
  return own;
}
