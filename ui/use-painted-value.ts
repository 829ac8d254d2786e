import { startTransition, useEffect, useState } from 'react';
import { painted } from './painted.ts';

/**
 * A value that follows once the change is painted. Unlike `useDeferredValue`, whose work may still come
 * before the next picture, it lets a press be seen before whatever large is drawn because of it.
 */
export function usePaintedValue<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    let isCurrent = true;
    painted().then(() => isCurrent && startTransition(() => setShown(() => value)));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return shown;
}
