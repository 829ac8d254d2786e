import type { Insertable } from 'kysely';
import { money } from '../../domain/money.ts';
import {
  type PricedExtra,
  type PricedItem,
  type Quote,
  type QuoteChoices,
  quote,
} from '../../domain/pricing.ts';
import type { Trip } from '../../domain/trip.ts';
import { itemRows } from '../bookings/record/item-rows.ts';
import type { Tables } from '../db/schema.ts';
import type { SampleUser } from './accounts.ts';
import { amount } from './amounts.ts';
import { extrasOfCar, type SampleCar } from './cars.ts';
import { type LiveCityId, sampleCities, taxBasisPoints } from './cities.ts';
import { sampleExtras } from './extras.ts';
import { sampleInsurances } from './insurances.ts';
import type { Occasion } from './occasions.ts';
import { percentageOf } from './promo-codes.ts';
import type { Random } from './random.ts';
import { youngDriverBandsOf } from './young-driver-fees.ts';

/** What was chosen for a booking; the snapshots stay with its lines, whatever the catalogue becomes. */
type Chosen = {
  readonly choices: QuoteChoices;
  readonly snapshots: ReadonlyMap<string, unknown>;
};

export type BookingPrice = Quote & {
  readonly items: Omit<Insertable<Tables['booking_items']>, 'booking_id'>[];
};

export function priceOf(
  car: SampleCar,
  trip: Trip,
  occasion: Occasion,
  user: SampleUser,
  random: Random,
): BookingPrice {
  const cityId = car.row.city_id as LiveCityId;
  const { currency, timeZone } = sampleCities[cityId];
  const { choices, snapshots } = choose(car, cityId, occasion, user, random);
  const priced = quote(
    {
      ref: car.row.id,
      label: `${car.row.brand} ${car.row.model}`,
      pricePerDay: money(car.row.price_per_day, currency),
    },
    trip,
    choices,
    {
      currency,
      timeZone,
      taxDivisorBasisPoints: taxBasisPoints,
      youngDriverBands: youngDriverBandsOf(cityId),
    },
  );
  const items = itemRows(priced.lines, snapshots);
  return { ...priced, items };
}

function choose(
  car: SampleCar,
  cityId: LiveCityId,
  occasion: Occasion,
  user: SampleUser,
  random: Random,
): Chosen {
  const { currency } = sampleCities[cityId];
  const snapshots = new Map<string, unknown>();
  const price = (units: number) => money(amount(units), currency);

  const [main, ...others] = sampleInsurances[cityId];
  const insurances: PricedItem[] = [];
  if (main) {
    const option = random.pick(main.options);
    insurances.push({
      ref: main.id,
      label: `${main.title}: ${option.title}`,
      pricePerDay: price(option.price),
    });
    snapshots.set(main.id, { ...main, multipleOptions: true, selectedOption: option.id });
  }
  for (const other of random.pickSome(others, random.pick([0, 0, 1, 2]))) {
    insurances.push({ ref: other.id, label: other.title, pricePerDay: price(other.price) });
    snapshots.set(other.id, { ...other, multipleOptions: false, selectedOption: null });
  }

  const possible = new Set(extrasOfCar(car).map(({ extra_id }) => extra_id));
  const offered = sampleExtras[cityId].filter(({ id }) => possible.has(id));
  const extras: PricedExtra[] = random
    .pickSome(offered, random.pick([0, 0, 1, 1, 2, 3]))
    .map((extra) => {
      snapshots.set(extra.id, extra);
      const { id: ref, label, hasFees } = extra;
      return { ref, label, hasFees, pricePerDay: price(extra.price) };
    });

  const { promo, creditUnits } = occasion;
  const choices: QuoteChoices = {
    insurances,
    extras,
    driverBirthdate: user.row.birthdate ? Temporal.PlainDate.from(user.row.birthdate) : undefined,
    promo: promo
      ? { code: promo, discount: { kind: 'percent', basisPoints: percentageOf(promo) } }
      : undefined,
    creditBalance: creditUnits ? price(creditUnits) : undefined,
  };
  return { choices, snapshots };
}
