import { useEffect, useReducer } from 'react';
import { operateApi } from '../../api/operate-api.ts';
import { nothingRead, readOn } from './log-reading.ts';

export interface AskedLog {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

/** The log, newest first and page by page; read anew for other filters, and when `changed` becomes another. */
export function useAuditPages(asked: AskedLog, changed: unknown) {
  const [reading, step] = useReducer(readOn, nothingRead);
  const [tries, tryNewest] = useReducer((count: number) => count + 1, 0);
  const of = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is a new object with every render
  useEffect(() => {
    let isCurrent = true;
    step({ kind: 'asked', of });
    operateApi()
      .listAudit({ query: asked })
      .then(
        (page) => isCurrent && step({ kind: 'read', of, page }),
        () => isCurrent && step({ kind: 'failed', of }),
      );
    return () => {
      isCurrent = false;
    };
  }, [of, changed, tries]);
  // Until the other filter is asked for, nothing of it is there.
  const { page, state } = reading.of === of ? reading : nothingRead;
  const readOlder = async () => {
    const before = page?.next;
    if (!before) return;
    step({ kind: 'asked-older' });
    try {
      const older = await operateApi().listAudit({ query: { ...asked, before } });
      step({ kind: 'read-older', of, before, page: older });
    } catch {
      step({ kind: 'failed', of });
    }
  };
  const tryAgain = () => (state === 'older-failed' ? void readOlder() : tryNewest());
  return { page, state, readOlder, tryAgain };
}
