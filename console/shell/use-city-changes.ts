import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { operateOperations } from '../../contract/operate/operations.ts';

/** Several changes that come together are read as one. */
const TOGETHER_MS = 250;

/**
 * What others change in a city is shown within a second: the page is read again. The browser reconnects by
 * itself; the event at the beginning of a stream tells then that something may have been missed.
 */
export function useCityChanges(cityId: string): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const query = new URLSearchParams({ cityId });
    const stream = new EventSource(`${operateOperations.watchCity.path}?${query}`);
    let isFirst = true;
    let soon: ReturnType<typeof setTimeout> | undefined;
    stream.addEventListener('city', () => {
      if (!isFirst) {
        soon ??= setTimeout(() => {
          soon = undefined;
          readAgain();
        }, TOGETHER_MS);
      }
      isFirst = false;
    });
    return () => {
      clearTimeout(soon);
      stream.close();
    };
  }, [cityId]);
}
