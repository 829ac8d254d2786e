import { useEffect, useState } from 'react';

/** Whether this browser would tell where the renter is, as far as it says so before it is asked. */
export function useLocationAllowed(isWanted: boolean): boolean {
  const [isAllowed, setAllowed] = useState(true);
  useEffect(() => {
    if (!isWanted) return;
    const watch = new AbortController();
    const follow = async () => {
      const permission = await navigator.permissions.query({ name: 'geolocation' });
      const read = () => setAllowed(permission.state !== 'denied');
      if (watch.signal.aborted) return;
      read();
      permission.addEventListener('change', read, { signal: watch.signal });
    };
    // A browser that does not say is asked when it comes to it.
    follow().catch(() => {});
    return () => watch.abort();
  }, [isWanted]);
  return isAllowed;
}
