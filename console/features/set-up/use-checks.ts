import { useEffect, useState } from 'react';
import type { Findings } from '../../../contract/operate/doctor.ts';
import { operateApi } from '../../api/operate-api.ts';

export type Checks =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly findings: Findings['findings'] };

/** Providers take their time: the page does not wait for them. */
export function useChecks() {
  const [checks, setChecks] = useState<Checks>({ state: 'waiting' });
  const isWaiting = checks.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    operateApi()
      .askDoctor()
      .then(
        ({ findings }) => isCurrent && setChecks({ state: 'known', findings }),
        () => isCurrent && setChecks({ state: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWaiting]);
  return { checks, again: () => setChecks({ state: 'waiting' }) };
}

/** Null while nobody knows. */
export const areRight = (checks: Checks): boolean | null =>
  checks.state === 'known' ? checks.findings.every(({ isRight }) => isRight) : null;
