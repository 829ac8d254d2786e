import { useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { operateOperations } from '../../contract/operate/operations.ts';

/** Several changes that come together are read as one. */
const TOGETHER_MS = 100;

/**
 * What others change in a city is shown within a second: the page is read again. The browser reconnects by
 * itself; the event at the beginning of a stream tells then that something may have been missed.
 */
export function useCityChanges(cityId: string): void {
  const { revalidate, state: reading } = useRevalidator();
  const navigation = useNavigation();
  const [hasChanged, setHasChanged] = useState(false);
  useEffect(() => {
    const query = new URLSearchParams({ cityId });
    const stream = new EventSource(`${operateOperations.watchCity.path}?${query}`);
    let isFirst = true;
    let soon: ReturnType<typeof setTimeout> | undefined;
    stream.addEventListener('city', () => {
      if (!isFirst) {
        soon ??= setTimeout(() => {
          soon = undefined;
          setHasChanged(true);
        }, TOGETHER_MS);
      }
      isFirst = false;
    });
    return () => {
      clearTimeout(soon);
      stream.close();
    };
  }, [cityId]);

  // What is being read, here or on the way to another page, comes first: a city that changes faster than it is
  // read would never be seen, since a new reading gives up the one before it.
  const isReading = reading === 'loading' || navigation.state !== 'idle';
  useEffect(() => {
    if (!hasChanged || isReading) return;
    setHasChanged(false);
    void revalidate();
  }, [hasChanged, isReading, revalidate]);
}
