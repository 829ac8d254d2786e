import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { pollWhileSeen } from '../../../../ui/poll-while-seen.ts';
import { fingerprintOf } from './config-fingerprint.ts';

/** A change by the operator is promised within 5 seconds; the road takes some of them. */
const checkEveryMs = 4_000;

/** Loads the page's data anew when the operator has changed a setting. */
export function useLiveConfig(config: PublicConfig): void {
  const { revalidate } = useRevalidator();
  const known = fingerprintOf(config);

  useEffect(() => {
    const check = async () => {
      const current = await fetchConfig();
      if (current !== undefined && fingerprintOf(current) !== known) await revalidate();
    };
    return pollWhileSeen(check, checkEveryMs);
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
