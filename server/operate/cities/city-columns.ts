import type { Selectable } from 'kysely';
import type { DeskCity, NewCity } from '../../../contract/operate/cities.ts';
import { type Box, contains, middleOf, type Point } from '../../../domain/service-area.ts';
import {
  boxOf,
  cornersOf,
  depositShape,
  hoursShape,
  youngDriverFeesShape,
} from '../../catalogue/shapes.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';

type CityRow = Selectable<Tables['cities']>;
type FeeRow = Omit<Selectable<Tables['young_driver_fees']>, 'city_id'>;

/** What somebody writes down of a city, and whether it is open to renters. */
export type Written = Omit<NewCity, 'id'> & Pick<DeskCity, 'offered'>;

/** Prices contain their tax: the whole is stored, of which the tax is a part. */
const WHOLE_BASIS_POINTS = 10_000;

/** As the API calls it, so that two texts of it can be compared field by field. */
export const writtenOf = (city: CityRow, fees: readonly FeeRow[]): Written => ({
  name: city.name,
  code: city.code,
  countryCode: city.country_code,
  timeZone: city.time_zone,
  currency: city.currency,
  boundingBox: boxOf(city),
  taxBasisPoints: city.tax_basis_points - WHOLE_BASIS_POINTS,
  turnaroundMinutes: city.turnaround_minutes,
  handovers: city.handovers,
  deposit: depositShape(city),
  youngDriverFees: youngDriverFeesShape(fees, city.currency),
  supportPhone: city.support_phone,
  supportEmail: city.support_email,
  hours: hoursShape(city),
  offered: city.offered,
});

/** The map opens at the centre: it stays where it is as long as it lies in the city. */
export function columnsOf(city: Written, formerCenter?: Point) {
  const center = centerOf(city.boundingBox, formerCenter);
  return {
    name: city.name,
    code: city.code,
    country_code: city.countryCode,
    time_zone: city.timeZone,
    currency: city.currency,
    ...cornersOf(city.boundingBox),
    center_latitude: center.latitude,
    center_longitude: center.longitude,
    tax_basis_points: city.taxBasisPoints + WHOLE_BASIS_POINTS,
    turnaround_minutes: city.turnaroundMinutes,
    handovers: city.handovers,
    credit_card_deposit: city.deposit.creditCard.amount,
    debit_card_deposit: city.deposit.debitCard.amount,
    support_phone: city.supportPhone,
    support_email: city.supportEmail,
    opens_at_hour: city.hours.opensAtHour,
    closes_at_hour: city.hours.closesAtHour,
    offered: city.offered,
  };
}

const centerOf = (bounds: Box, former: Point | undefined): Point =>
  former && contains(bounds, former) ? former : middleOf(bounds);

export const feeRowsOf = (cityId: string, { youngDriverFees }: Written) =>
  youngDriverFees.map(({ fromAge, toAge, perDay }) => ({
    city_id: cityId,
    from_age: fromAge,
    below_age: toAge + 1,
    fee_per_day: perDay.amount,
  }));

export function requireOwnCurrency({ currency, deposit, youngDriverFees }: Written): void {
  const amounts = [
    deposit.creditCard,
    deposit.debitCard,
    ...youngDriverFees.map(({ perDay }) => perDay),
  ];
  if (amounts.every((amount) => amount.currency === currency)) return;
  throw new Refusal('other_currency', `Amounts of this city are in ${currency}.`);
}

const taken: Readonly<Record<string, Refusal>> = {
  cities_pkey: new Refusal('city_id_taken', 'Another city has this address.'),
  cities_code_key: new Refusal('city_code_taken', 'Another city has this code.'),
};

/** The insert is the check: what another city has is refused, whoever writes at the same moment. */
export async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: { readonly constraint?: string }) => {
    throw taken[error.constraint ?? ''] ?? error;
  });
}
