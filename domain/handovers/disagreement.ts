import type { Mark } from './event.ts';

type Spot = Pick<Mark, 'kind' | 'side' | 'across' | 'down'>;

/** A finger on a small drawing is no nearer than that. */
const SAME_SPOT = 0.12;

/** Inside there is no drawing: one of the same kind is taken for the same. */
function isSameSpot(one: Spot, other: Spot): boolean {
  if (one.side !== other.side) return false;
  if (one.side === 'inside') return one.kind === other.kind;
  return Math.hypot(one.across - other.across, one.down - other.down) <= SAME_SPOT;
}

/** What a renter marked where the driver had noted nothing. */
export const unseenByDriver = <Added extends Spot>(
  added: readonly Added[],
  noted: readonly Spot[],
): Added[] => added.filter((mark) => !noted.some((known) => isSameSpot(mark, known)));
