import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Opens the question the address names, also when it is named while the page is already open. */
export function useLinkedQuestion(onHidden: () => void): void {
  const { hash } = useLocation();
  const reveal = useEffectEvent(onHidden);

  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    if (!(question instanceof HTMLDetailsElement)) return;
    if (question.closest('[hidden]')) reveal();
    question.open = true;
    // A frame later the answer stands, and a hidden section is shown.
    const frame = requestAnimationFrame(() => question.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
