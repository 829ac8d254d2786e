import { useEffect, useLayoutEffect, useRef } from 'react';
import { painted } from './painted.ts';

/**
 * What opened a dialog has the focus again when it is gone. React Aria gives it back in the next frame, when the page
 * behind may still be closed off and takes none.
 */
export function useFocusBack(isShown: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isShown) opener.current = document.activeElement;
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      painted().then(() => {
        if (document.activeElement !== document.body) return;
        if (opener.current instanceof HTMLElement) opener.current.focus();
      });
    };
  }, [isShown]);
}
