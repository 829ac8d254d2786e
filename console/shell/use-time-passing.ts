import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pollWhileSeen } from '../../ui/poll-while-seen.ts';

const MINUTE_MS = 60_000;

/** Some of what a page says comes true by time alone, or happens in no city: it is read again by the minute. */
export function useTimePassing(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => pollWhileSeen(revalidate, MINUTE_MS), [revalidate]);
}
