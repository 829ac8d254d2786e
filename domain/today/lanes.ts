/** Something that happens at a time of the day, in minutes of the city's clock since midnight. */
export interface Stop {
  readonly atMinutes: number;
}

/** The hours that are shown, `[from, to]`, in minutes since midnight. */
export interface DayAxis {
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
const STEP = 2 * HOUR;
/** A day without anything early or late. */
const usual: DayAxis = { from: 8 * HOUR, to: 20 * HOUR };

/** The usual day, and whatever else it takes to show all stops and now, by every second hour. */
export function axisOf(stops: readonly Stop[], nowMinutes: number): DayAxis {
  const times = [nowMinutes, ...stops.map(({ atMinutes }) => atMinutes)];
  return {
    from: Math.floor(Math.min(usual.from, ...times) / STEP) * STEP,
    to: Math.ceil(Math.max(usual.to, ...times) / STEP) * STEP,
  };
}

/** From 0 at its beginning to 1 at its end. */
export const placeOn = ({ from, to }: DayAxis, atMinutes: number): number =>
  (atMinutes - from) / (to - from);

export const hoursOf = ({ from, to }: DayAxis): number[] =>
  Array.from({ length: (to - from) / STEP + 1 }, (_, index) => from + index * STEP);

/** As few rows as can be in which no stop is closer to the one before it than so many minutes. */
export function inRows<S extends Stop>(stops: readonly S[], apartMinutes: number): S[][] {
  const rows: S[][] = [];
  for (const stop of stops.toSorted((one, other) => one.atMinutes - other.atMinutes)) {
    const row = rows.find((one) => stop.atMinutes - (one.at(-1)?.atMinutes ?? 0) >= apartMinutes);
    if (row) row.push(stop);
    else rows.push([stop]);
  }
  return rows;
}
