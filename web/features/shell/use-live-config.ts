import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PublicConfig } from '../../../contract/configuration.ts';

/** A change by the operator is promised within 5 seconds; the road takes some of them. */
const checkEveryMs = 4_000;

/** Loads the page's data anew when the operator has changed a setting. */
export function useLiveConfig(config: PublicConfig): void {
  const { revalidate } = useRevalidator();
  const known = fingerprintOf(config);

  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const current = await fetchConfig();
      if (current !== undefined && fingerprintOf(current) !== known) await revalidate();
    };
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [known, revalidate]);
}

async function fetchConfig(): Promise<object | undefined> {
  try {
    const answer = await fetch('/api/config');
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // Offline: what we know still stands, and the next check comes soon.
    return undefined;
  }
}

/** The clock in the configuration moves all the time and changes nothing. */
function fingerprintOf(config: object): string {
  return JSON.stringify({ ...config, now: null });
}
