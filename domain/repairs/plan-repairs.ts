import { overlaps, type TimeRange } from '../availability.ts';
import { rankRepairs } from './rank-repairs.ts';
import type { EndangeredBooking, Repair } from './repair.ts';
import type { Trouble } from './trouble.ts';

export interface PlannedRepairs {
  readonly bookingId: string;
  /** The first is the one that fits together with the first of all the others. */
  readonly repairs: readonly Repair[];
}

/**
 * Repairs for several bookings that can be carried out together: whoever is delivered first chooses first, and
 * what they take is gone for the others at that time.
 */
export function planRepairs(
  bookings: readonly EndangeredBooking[],
  trouble: Pick<Trouble, 'until' | 'isGuess'>,
): readonly PlannedRepairs[] {
  const used: Use[] = [];
  const inTurn = bookings.toSorted((one, other) =>
    Temporal.Instant.compare(one.startsAt, other.startsAt),
  );
  return inTurn.map((booking) => {
    const { occupied } = booking;
    const taken = new Set(
      used.filter(({ during }) => overlaps(during, occupied)).map(({ carId }) => carId),
    );
    const carsAtHand = booking.carsAtHand.filter(({ id }) => !taken.has(id));
    const repairs = rankRepairs({ ...booking, carsAtHand }, trouble);
    const [best] = repairs;
    // Of an offer the best car is reserved; the others are there as long as nobody takes them.
    const [carId] = best?.carIds ?? [];
    if (best && carId) used.push({ carId, during: { from: best.startsAt, to: occupied.to } });
    return { bookingId: booking.id, repairs };
  });
}

interface Use {
  readonly carId: string;
  readonly during: TimeRange;
}
