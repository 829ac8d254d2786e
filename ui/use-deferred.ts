import { startTransition, useEffect, useState } from 'react';
import { painted } from './painted.ts';

export type Deferred<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly module: T }
  | { readonly state: 'failed'; readonly retry: () => void };

/**
 * A module of the page that is loaded once it is wanted. Unlike with `lazy`, loading that failed (a train
 * in a tunnel) can be retried, and takes nothing else down with it.
 */
export function useDeferred<T>(load: () => Promise<T>, isWanted: boolean): Deferred<T> {
  const [loaded, setLoaded] = useState<{ readonly module: T } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && loaded === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    // The press that asked for it is shown at once; what it opens may take a few pictures longer.
    painted()
      .then(load)
      .then(
        (module) => isCurrent && startTransition(() => setLoaded({ module })),
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  if (loaded) return { state: 'ready', module: loaded.module };
  return hasFailed ? { state: 'failed', retry: () => setFailed(false) } : { state: 'waiting' };
}
