import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** What was typed for a box that was not there yet. */
export interface Early {
  readonly text: string;
  readonly isEntered: boolean;
}

const none: Early = { text: '', isEntered: false };

/** Whoever asks for a box goes on typing: the letters are kept for it until it is there. */
export function useEarlyKeys(isComing: boolean) {
  const [early, setEarly] = useState(none);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isComing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLetter = event.key.length === 1;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setEarly(({ text }) =>
      isLetter ? { ...none, text: text + event.key } : { text, isEntered: true },
    );
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  return { early, forget: () => setEarly(none) };
}
