import type { Insertable } from 'kysely';
import type { Currency } from '../../domain/money.ts';
import { depositPolicy, supportPolicy, tripPolicy } from '../../domain/policy-constants.ts';
import { type Box, box, type Point } from '../../domain/service-area.ts';
import { cornersOf } from '../catalogue/shapes.ts';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';

export type CityId = 'lisbon' | 'new-york' | 'paris';

export const liveCityIds = ['lisbon', 'new-york'] as const satisfies readonly CityId[];
export type LiveCityId = (typeof liveCityIds)[number];

export type SampleCity = {
  readonly id: CityId;
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly offered: boolean;
  readonly center: Point;
  readonly bounds: Box;
  /** Nobody's: kept for fiction, or in Portugal, which keeps none, of a range that is not given out. */
  readonly supportPhone: string;
};

/** Prices contain 23 % tax. */
export const taxBasisPoints = 12_300;
export const { turnaroundMinutes } = tripPolicy;

export const sampleCities: Readonly<Record<CityId, SampleCity>> = {
  lisbon: {
    id: 'lisbon',
    code: 'LIS',
    name: 'Lisbon',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    offered: true,
    center: { latitude: 38.7253, longitude: -9.15 },
    bounds: box(38.685, -9.235, 38.8, -9.085),
    supportPhone: '+351 200 555 142',
  },
  'new-york': {
    id: 'new-york',
    code: 'NYC',
    name: 'New York',
    country: 'US',
    timeZone: 'America/New_York',
    currency: 'USD',
    offered: true,
    center: { latitude: 40.7484, longitude: -73.9857 },
    // Manhattan, western Brooklyn and Queens, and both airports; New Jersey stays outside.
    bounds: box(40.6, -74.05, 40.885, -73.75),
    supportPhone: '+1 212 555 0100',
  },
  paris: {
    id: 'paris',
    code: 'PAR',
    name: 'Paris',
    country: 'FR',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    offered: false,
    center: { latitude: 48.8566, longitude: 2.3522 },
    bounds: box(48.81, 2.22, 48.905, 2.475),
    supportPhone: '+33 1 99 00 01 42',
  },
};

export function cityRows(): Insertable<Tables['cities']>[] {
  return Object.values(sampleCities).map((city, position) => ({
    id: city.id,
    code: city.code,
    name: city.name,
    country_code: city.country,
    time_zone: city.timeZone,
    currency: city.currency,
    offered: city.offered,
    position,
    tax_basis_points: taxBasisPoints,
    turnaround_minutes: turnaroundMinutes,
    handovers: 'recorded',
    support_phone: city.supportPhone,
    opens_at_hour: supportPolicy.opensAtHour,
    closes_at_hour: supportPolicy.closesAtHour,
    credit_card_deposit: amount(depositPolicy.creditCardUnits),
    debit_card_deposit: amount(depositPolicy.debitCardUnits),
    center_latitude: city.center.latitude,
    center_longitude: city.center.longitude,
    ...cornersOf(city.bounds),
  }));
}
