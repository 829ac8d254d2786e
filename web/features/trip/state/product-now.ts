import { useEffect } from 'react';

let known: { readonly iso: string; readonly atMs: number } | undefined;

/**
 * The product's clock, which a demonstration can move: what the server last said, and the time that
 * has passed since. The browser's own clock may be wrong.
 */
export function productNow(serverIso: string): Temporal.Instant {
  const passedMs = performance.now() - arrivalOf(serverIso);
  return Temporal.Instant.from(serverIso).add({ milliseconds: Math.floor(passedMs) });
}

/** For the root of the page: from its arrival on time passes, and not from when it is first asked for. */
export function useProductClock(serverIso: string): void {
  useEffect(() => {
    arrivalOf(serverIso);
  }, [serverIso]);
}

/** When the page first heard of it, by its own clock. */
export function arrivalOf(iso: string): number {
  if (known?.iso !== iso) known = { iso, atMs: performance.now() };
  return known.atMs;
}
