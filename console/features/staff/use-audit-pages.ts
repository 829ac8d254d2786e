import { useEffect, useState } from 'react';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import { operateApi } from '../../api/operate-api.ts';

export interface AskedLog {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
}

const noEntries: AuditPage = { items: [], next: null };

/** The log, newest first and page by page; read anew for other filters, and when `changed` becomes another. */
export function useAuditPages(asked: AskedLog, changed: unknown) {
  const [page, setPage] = useState(noEntries);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { actor, action, subject } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is a new object with every render
  useEffect(() => {
    let isCurrent = true;
    operateApi()
      .listAudit({ query: asked })
      .then(
        (first) => {
          if (!isCurrent) return;
          setPage(first);
          setState('ready');
        },
        () => isCurrent && setState('failed'),
      );
    return () => {
      isCurrent = false;
    };
  }, [actor, action, subject, changed]);
  const readOlder = async () => {
    if (page.next === null) return;
    try {
      const older = await operateApi().listAudit({ query: { ...asked, before: page.next } });
      // Whoever chose another filter meanwhile sees that one’s entries.
      setPage((shown) =>
        shown === page ? { ...older, items: [...page.items, ...older.items] } : shown,
      );
    } catch {
      setState('failed');
    }
  };
  return { page, state, readOlder };
}
