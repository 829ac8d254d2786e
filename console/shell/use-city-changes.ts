import { useEffect } from 'react';
import { operateOperations } from '../../contract/operate/operations.ts';
import { useReread } from './use-reread.ts';

/** Several changes that come together are read as one. */
const TOGETHER_MS = 100;

/**
 * What others change in a city is shown within a second: the page is read again. The browser reconnects by itself; the
 * event at the beginning of a stream tells that something may have been missed, also between the first reading and it.
 */
export function useCityChanges(cityId: string): void {
  const reread = useReread();
  useEffect(() => {
    const query = new URLSearchParams({ cityId });
    const stream = new EventSource(`${operateOperations.watchCity.path}?${query}`);
    let soon: ReturnType<typeof setTimeout> | undefined;
    stream.addEventListener('city', () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        reread();
      }, TOGETHER_MS);
    });
    addEventListener('online', reread);
    return () => {
      removeEventListener('online', reread);
      clearTimeout(soon);
      stream.close();
    };
  }, [cityId, reread]);
}
