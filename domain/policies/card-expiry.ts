import { toCityTime } from '../city-time.ts';

/** A card is good until its month is over, in the city where it pays. */
export function hasExpired(
  card: { readonly expMonth: number; readonly expYear: number },
  now: Temporal.Instant,
  timeZone: string,
): boolean {
  const { year, month } = toCityTime(now, timeZone);
  return card.expYear < year || (card.expYear === year && card.expMonth < month);
}
