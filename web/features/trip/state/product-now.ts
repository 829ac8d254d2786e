import { useEffect } from 'react';

let told: { readonly iso: string; readonly atMs: number } | undefined;

/**
 * The product's clock, which a demonstration can move: what the server last told, and the time that
 * has passed since. The browser's own clock may be wrong.
 */
export function productNow(toldIso: string): Temporal.Instant {
  const passedMs = performance.now() - arrivalOf(toldIso);
  return Temporal.Instant.from(toldIso).add({ milliseconds: Math.floor(passedMs) });
}

/** For the root of the page: from its arrival on time passes, and not from when it is first asked for. */
export function useProductClock(toldIso: string): void {
  useEffect(() => {
    arrivalOf(toldIso);
  }, [toldIso]);
}

/** When the page first heard of it, by its own clock. */
export function arrivalOf(iso: string): number {
  if (told?.iso !== iso) told = { iso, atMs: performance.now() };
  return told.atMs;
}
