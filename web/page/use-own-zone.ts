import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The browser's time zone, known once the page is alive: the server cannot tell its reader's. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Temporal.Now.timeZoneId(),
    () => null,
  );
}
