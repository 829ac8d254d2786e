let told: { readonly iso: string; readonly atMs: number } | undefined;

/**
 * The product's clock, which a demonstration can move: what the server last told, and the time that
 * has passed since. The browser's own clock may be wrong.
 */
export function productNow(toldIso: string): Temporal.Instant {
  const nowMs = performance.now();
  if (told?.iso !== toldIso) told = { iso: toldIso, atMs: nowMs };
  return Temporal.Instant.from(toldIso).add({ milliseconds: Math.floor(nowMs - told.atMs) });
}
