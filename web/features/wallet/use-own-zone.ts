import { useSyncExternalStore } from 'react';

const never = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser's time zone; the server does not know it and writes UTC until the page is alive. */
export function useOwnZone(): string {
  return useSyncExternalStore(never, ownZone, () => 'UTC');
}
