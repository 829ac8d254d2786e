import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router';
import { illustrationUrl } from '../../../../ui/illustration.tsx';
import { OfflinePage } from './offline-page.tsx';

/**
 * Without a network the router would leave the next page to the browser, which has a page of its own
 * for that and forgets ours. So nobody sets out: we say it ourselves, and the way back stays open.
 */
export function useOfflinePage(): ReactElement | null {
  const leftAt = useRef<number | null>(null);
  const way = useBlocker((step) => {
    const isBlocked = leadsNowhere(step);
    if (isBlocked) leftAt.current ??= scrollY;
    return isBlocked;
  });
  const isHere = way.state === 'unblocked';
  // Whoever comes back finds the page where they left it.
  useLayoutEffect(() => {
    if (!isHere || leftAt.current === null) return;
    scrollTo({ top: leftAt.current, behavior: 'instant' });
    leftAt.current = null;
  }, [isHere]);
  // Fetched while it can be.
  useEffect(() => {
    Object.assign(new Image(), { src: illustrationUrl('offline') });
  }, []);
  if (isHere) return null;
  const proceed = () => {
    leftAt.current = null;
    way.proceed?.();
  };
  return <OfflinePage onRetry={proceed} onBack={way.reset} />;
}

const leadsNowhere: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine && pageOf(currentLocation) !== pageOf(nextLocation);

/** What only turns to another side of a page that is already here: the list's map, a tab. */
const turns = ['view', 'tab'];

function pageOf({ pathname, search }: Location): string {
  const asked = new URLSearchParams(search);
  for (const turn of turns) asked.delete(turn);
  return `${pathname}?${asked}`;
}
