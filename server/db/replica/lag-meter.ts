/** More are not needed to tell how far behind a replica is, however long it stays away. */
const MOST_NOTED = 1_000;

interface Reading {
  /** Positions in the primary's log: how far it is itself, and how far the replica has come. */
  readonly primary: bigint;
  readonly replayed: bigint;
  readonly nowMs: number;
}

/**
 * For how long a replica has been without something that the primary has. Timed by the watch of who
 * looks: the clocks of two database servers need not agree, and a primary that rests is no delay.
 */
export function createLagMeter() {
  let missing: { position: bigint; readonly sinceMs: number }[] = [];
  return ({ primary, replayed, nowMs }: Reading): number => {
    const newest = missing.at(-1);
    // Another server took the primary's place, with less in its log.
    if (newest && primary < newest.position) missing = [];
    if (missing.length >= MOST_NOTED && newest) newest.position = primary;
    else if (primary !== newest?.position) missing.push({ position: primary, sinceMs: nowMs });
    while (missing[0] && missing[0].position <= replayed) missing.shift();
    return nowMs - (missing[0]?.sinceMs ?? nowMs);
  };
}
