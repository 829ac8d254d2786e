import { searchPolicy } from '../../../../domain/policy-constants.ts';

/** "At least n", for the API a list of values. The least that can be asked for asks for nothing. */
export function valuesFrom(atLeast: number, offered: readonly number[]): readonly number[] {
  if (atLeast <= searchPolicy.minimumSeats) return [];
  return offered.filter((value) => value >= atLeast);
}

/** What the counter shows for a list of values. */
export function leastOf(values: readonly number[]): number {
  return values.length === 0 ? searchPolicy.minimumSeats : Math.min(...values);
}

/** Nobody offers a car with three seats: the counter steps over, in the direction it was sent. */
export function nextOffered(from: number, wished: number, offered: readonly number[]): number {
  return wished > from
    ? Math.min(...offered.filter((value) => value >= wished))
    : Math.max(...offered.filter((value) => value <= wished));
}
