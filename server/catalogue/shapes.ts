import type { Selectable } from 'kysely';
import type { TripCity } from '../../contract/cities.ts';
import { money } from '../../domain/money.ts';
import { boundsOf } from '../../domain/polygon.ts';
import type { Box } from '../../domain/service-area.ts';
import type { Tables } from '../db/schema.ts';

type City = Selectable<Tables['cities']>;
type Area = Selectable<Tables['areas']>;
type YoungDriverRow = Omit<Selectable<Tables['young_driver_fees']>, 'city_id'>;
type Corners = Pick<
  City,
  'south_west_latitude' | 'south_west_longitude' | 'north_east_latitude' | 'north_east_longitude'
>;

export function boxOf(row: Corners) {
  return {
    southWest: { latitude: row.south_west_latitude, longitude: row.south_west_longitude },
    northEast: { latitude: row.north_east_latitude, longitude: row.north_east_longitude },
  };
}

export const cornersOf = ({ southWest, northEast }: Box): Corners => ({
  south_west_latitude: southWest.latitude,
  south_west_longitude: southWest.longitude,
  north_east_latitude: northEast.latitude,
  north_east_longitude: northEast.longitude,
});

export function areaShape({ id, name, outline }: Pick<Area, 'id' | 'name' | 'outline'>) {
  return { id, name, boundingBox: boundsOf(outline), outline };
}

export type DepositCity = Pick<City, 'currency' | 'credit_card_deposit' | 'debit_card_deposit'>;

export function depositShape(city: DepositCity) {
  return {
    creditCard: money(city.credit_card_deposit, city.currency),
    debitCard: money(city.debit_card_deposit, city.currency),
  };
}

export function youngDriverFeesShape(fees: readonly YoungDriverRow[], currency: City['currency']) {
  return fees.map(({ from_age, below_age, fee_per_day }) => ({
    fromAge: from_age,
    toAge: below_age - 1,
    perDay: money(fee_per_day, currency),
  }));
}

export const hoursShape = (city: Pick<City, 'opens_at_hour' | 'closes_at_hour'>) => ({
  opensAtHour: city.opens_at_hour,
  closesAtHour: city.closes_at_hour,
});

export function tripCityShape(city: City): TripCity {
  return {
    id: city.id,
    name: city.name,
    countryCode: city.country_code,
    timeZone: city.time_zone,
    currency: city.currency,
    turnaroundMinutes: city.turnaround_minutes,
    handovers: city.handovers,
    supportPhone: city.support_phone,
    supportEmail: city.support_email,
    hours: hoursShape(city),
  };
}
