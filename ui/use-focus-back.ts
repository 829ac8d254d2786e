import { useEffect, useLayoutEffect, useRef } from 'react';
import { painted } from './painted.ts';

/**
 * What opened a dialog has the focus again when it is gone. React Aria gives it back in the next frame, when the page
 * behind may still be closed off and takes none.
 */
export function useFocusBack(isOpen: boolean, isShown: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = lasting(document.activeElement);
  }, [isOpen]);
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

/** A menu closes as its dialog opens, and its entries are gone then: the button that it hangs from stays. */
function lasting(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}
