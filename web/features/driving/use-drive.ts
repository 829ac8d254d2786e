import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { timeoutsMs } from '../../../domain/policy-constants.ts';
import { browserApi } from '../../api/browser-client.ts';

/** Accepting an invitation, or not driving after all; the page then says how it stands. */
export function useDrive(id: string) {
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<'idle' | 'accepting' | 'leaving'>('idle');
  const [hasFailed, setFailed] = useState(false);

  const carryOut = async (doing: 'accepting' | 'leaving') => {
    if (work !== 'idle') return;
    setWork(doing);
    setFailed(false);
    const signal = AbortSignal.timeout(timeoutsMs.profile);
    const params = { id };
    try {
      if (doing === 'accepting') await browserApi().acceptDrive({ params }, { signal });
      else await browserApi().leaveDrive({ params }, { signal });
    } catch {
      setFailed(true);
    }
    // Refused or done by somebody else meanwhile: what is so now is shown either way.
    await revalidate();
    setWork('idle');
  };
  return {
    work,
    hasFailed,
    accept: () => carryOut('accepting'),
    leave: () => carryOut('leaving'),
  };
}
