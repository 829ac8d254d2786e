import { useEffect } from 'react';

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

/** Whoever was quicker than our scripts need not press again. */
export function useEarlyPresses(): void {
  useEffect(() => {
    for (const button of window.earlyPresses?.buttons.splice(0) ?? []) button.click();
  }, []);
}
