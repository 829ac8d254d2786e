import { type RefObject, useEffect } from 'react';

/** Tells the styles of an element how tall it is, as `--own-height`. */
export function useOwnHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = element.current;
    if (!own) return;
    const watch = new ResizeObserver(() => {
      own.style.setProperty('--own-height', `${own.offsetHeight}px`);
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, [element]);
}
