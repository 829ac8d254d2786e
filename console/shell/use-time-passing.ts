import { useEffect } from 'react';
import { pollWhileSeen } from '../../ui/poll-while-seen.ts';
import { useReread } from './use-reread.ts';

const MINUTE_MS = 60_000;

/** Some of what a page says comes true by time alone, or happens in no city: it is read again by the minute. */
export function useTimePassing(): void {
  const reread = useReread();
  useEffect(() => pollWhileSeen(async () => reread(), MINUTE_MS), [reread]);
}
