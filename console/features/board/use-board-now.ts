import { useEffect, useState } from 'react';

/** What is late grows by the minute; nothing else on the board moves by itself. */
const TICK_MS = 20_000;

/** The server's time, which in a demonstration may run apart from the browser's. */
export function useBoardNow(readAt: string): number {
  const [tick, setTick] = useState({ readAt, nowMs: Date.parse(readAt) });
  if (tick.readAt !== readAt) {
    setTick({ readAt, nowMs: Date.parse(readAt) });
  }
  useEffect(() => {
    const aheadMs = Date.parse(readAt) - Date.now();
    const timer = setInterval(() => setTick({ readAt, nowMs: Date.now() + aheadMs }), TICK_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  return tick.nowMs;
}
