let since: Temporal.ZonedDateTime | null = null;
const listeners = new Set<() => void>();

function set(next: Temporal.ZonedDateTime | null): void {
  since = next;
  for (const notice of listeners) notice();
}

/** Since when the server is out of reach: as the browser says, or as what is read again finds out. */
export const reach = {
  lose: () => set(since ?? Temporal.Now.zonedDateTimeISO()),
  regain: () => {
    if (since) set(null);
  },
  lostSince: () => since,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

addEventListener('offline', reach.lose);
addEventListener('online', reach.regain);
