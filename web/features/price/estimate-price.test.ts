import { expect, test } from 'vitest';
import { includedServiceFee, includedTax } from '../../../domain/included-parts.ts';
import { bareTripTotal } from '../../../domain/pricing.ts';
import { emptySearch } from '../trip/state/search-state.ts';
import { estimatePrice } from './estimate-price.ts';
import { chosenFrom } from './offer.ts';
import { euros, offer } from './price.fixture.ts';

const car = {
  id: 'car',
  brand: 'Kia',
  model: 'Picanto',
  pricePerDay: euros(31),
  city: {
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    taxDivisorBasisPoints: 12_300,
    deposit: { creditCard: euros(350), debitCard: euros(600) },
  },
} as const;
const trip = { startsAt: '2026-05-02T08:00:00Z', endsAt: '2026-05-05T08:30:00Z' };

test('a bare trip costs what the list says [D-012-005]', () => {
  const price = estimatePrice(car, trip, offer, chosenFrom(offer, emptySearch));
  expect(price.days).toBe(4);
  expect(price.total).toEqual(bareTripTotal(car.pricePerDay, 4));
  expect(price.lines.map(({ label }) => label)).toEqual(['Kia Picanto']);
});

test('what is chosen adds its price per day; fee, taxes and deposit are told with it [R-CAR-010]', () => {
  const search = {
    ...emptySearch,
    extras: ['gps'],
    insurances: { main: 'full', extras: ['roadside'] },
  };
  const price = estimatePrice(car, trip, offer, chosenFrom(offer, search));
  expect(price.lines.map(({ label }) => label)).toEqual([
    'Kia Picanto',
    'Protection: full',
    'Roadside help',
    'Satellite navigation',
  ]);
  expect(price.total).toEqual(euros((31 + 21 + 3.5 + 4.6) * 4));
  expect(price.includesServiceFee).toEqual(includedServiceFee(price.total));
  expect(price.includesTaxes).toEqual(includedTax(price.total, 12_300));
  expect(price.deposit).toEqual(car.city.deposit);
});
