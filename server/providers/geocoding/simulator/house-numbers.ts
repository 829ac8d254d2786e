import { pointAlong } from './geometry.ts';
import type { NumberMark, Point, Street } from './model.ts';

/** A number a little past the last one known is still on the street, at its end. */
const TOLERANCE = 4;

/** Where a house number stands, or null where the street's numbers do not reach it. */
export function locateNumber(street: Street, number: number): Point | null {
  const first = street.numbers[0];
  const last = street.numbers.at(-1);
  if (!first || !last) return null;
  if (number < Math.max(1, first[0] - TOLERANCE) || number > last[0] + TOLERANCE) return null;
  const fraction = interpolate(street.numbers, number, 0, 1);
  return pointAlong(street.line, fraction);
}

/** The number that stands at a fraction of the street; on a known side it is even or odd. */
export function numberAt(street: Street, fraction: number, parity: 0 | 1 | null): number | null {
  if (street.numbers.length < 2) return null;
  const number = Math.max(1, Math.round(interpolate(street.numbers, fraction, 1, 0)));
  if (parity === null || number % 2 === parity) return number;
  return number > 1 ? number - 1 : number + 1;
}

function interpolate(marks: readonly NumberMark[], value: number, from: 0 | 1, to: 0 | 1): number {
  let low = marks[0] ?? [0, 0];
  for (const high of marks.slice(1)) {
    if (value <= high[from]) {
      const span = high[from] - low[from];
      const share = span > 0 ? Math.min(1, Math.max(0, (value - low[from]) / span)) : 0;
      return low[to] + share * (high[to] - low[to]);
    }
    low = high;
  }
  return low[to];
}
