/**
 * Asks again and again while somebody looks at the page, one question at a time, and at once when
 * they come back to it. Gives the way to stop.
 */
export function pollWhileSeen(ask: () => Promise<void>, everyMs: number): () => void {
  let isAsking = false;
  const poll = async () => {
    if (document.visibilityState !== 'visible' || isAsking) return;
    isAsking = true;
    try {
      await ask();
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(poll, everyMs);
  document.addEventListener('visibilitychange', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
  };
}
