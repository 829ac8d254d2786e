import { useEffect, useEffectEvent, useState } from 'react';

interface Read<T> {
  readonly found: readonly T[];
  readonly isReading: boolean;
  readonly hasFailed: boolean;
}

/** A list that is short enough to be read as a whole when the finder opens; none for whoever may not see it. */
export function useReadOnce<T>(maySee: boolean, read: () => Promise<readonly T[]>): Read<T> {
  const [state, setState] = useState<Read<T>>({ found: [], isReading: maySee, hasFailed: false });
  const start = useEffectEvent(read);
  useEffect(() => {
    if (!maySee) return;
    let isCurrent = true;
    start().then(
      (found) => isCurrent && setState({ found, isReading: false, hasFailed: false }),
      () => isCurrent && setState({ found: [], isReading: false, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [maySee]);
  return state;
}
