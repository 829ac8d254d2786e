import { toCityTime } from '../city-time.ts';
import { type Currency, type Money, moneyFromUnits } from '../money.ts';

/** Ages `[fromAge, belowAge)` pay this much per day, in the city's currency. */
export type YoungDriverBand = {
  readonly fromAge: number;
  readonly belowAge: number;
  readonly feePerDayUnits: number;
};

/** Whole years on a day. Born on 29 February, one is a year older on 1 March of a common year. */
export function ageOn(day: Temporal.PlainDate, birthdate: Temporal.PlainDate): number {
  const years = day.year - birthdate.year;
  const hadBirthday =
    day.month > birthdate.month || (day.month === birthdate.month && day.day >= birthdate.day);
  return hadBirthday ? years : years - 1;
}

/** The age that decides: on the local day the rental starts, whatever birthdays fall inside it. */
export function ageAtStart(
  startsAt: Temporal.Instant,
  timeZone: string,
  birthdate: Temporal.PlainDate,
): number {
  return ageOn(toCityTime(startsAt, timeZone).toPlainDate(), birthdate);
}

/** No band, no fee. Who is too young to book at all is for `eligibility.ts` to say. */
export function youngDriverBand(
  age: number,
  bands: readonly YoungDriverBand[],
): YoungDriverBand | undefined {
  return bands.find((band) => band.fromAge <= age && age < band.belowAge);
}

export function youngDriverFeePerDay(band: YoungDriverBand, currency: Currency): Money {
  return moneyFromUnits(band.feePerDayUnits, currency);
}
