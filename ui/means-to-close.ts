interface Pull {
  readonly pulledPx: number;
  readonly heightPx: number;
  readonly tookMs: number;
}

const farEnoughShare = 0.3;
const fastEnoughPxPerMs = 0.5;
/** Less than this is a trembling finger, however fast. */
const leastPx = 24;

export function meansToClose({ pulledPx, heightPx, tookMs }: Pull): boolean {
  if (pulledPx < leastPx) return false;
  return (
    pulledPx >= heightPx * farEnoughShare || pulledPx / Math.max(1, tookMs) >= fastEnoughPxPerMs
  );
}
