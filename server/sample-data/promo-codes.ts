import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import type { LiveCityId } from './cities.ts';
import type { Random } from './random.ts';

type Row = Insertable<Tables['promo_codes']> & { readonly id: string };

/** Already used by the sample renter, on a trip in Lisbon. */
export const usedPromoCode = 'SPRING12';

type Offer = {
  readonly code: string;
  readonly label: string;
  readonly percentage?: number;
  readonly fixed?: { readonly units: number; readonly currency: 'EUR' | 'USD' };
  readonly city?: LiveCityId;
  /** Days from the day of loading. */
  readonly valid: readonly [number, number];
};

const offers: readonly Offer[] = [
  {
    code: 'WELCOME10',
    label: '10 percent off, in every city',
    percentage: 10,
    valid: [-60, 300],
  },
  {
    code: 'LISBOA15',
    label: '15 euros off in Lisbon',
    fixed: { units: 15, currency: 'EUR' },
    city: 'lisbon',
    valid: [-30, 180],
  },
  {
    code: 'NEWYORK20',
    label: '20 dollars off in New York',
    fixed: { units: 20, currency: 'USD' },
    city: 'new-york',
    valid: [-30, 180],
  },
  {
    code: 'EURO5',
    label: '5 euros off wherever you pay in euros',
    fixed: { units: 5, currency: 'EUR' },
    valid: [-10, 365],
  },
  {
    code: usedPromoCode,
    label: '12 percent off, in every city',
    percentage: 12,
    valid: [-200, 120],
  },
  {
    code: 'EARLY25',
    label: '25 percent off for our first renters',
    percentage: 25,
    valid: [-300, -90],
  },
];

export function promoCodeRows(now: Temporal.Instant, random: Random): Row[] {
  const inDays = (days: number) => new Date(now.add({ hours: 24 * days }).epochMilliseconds);
  return offers.map(({ code, label, percentage, fixed, city, valid: [from, until] }) => ({
    id: random.uuid(),
    code,
    label,
    percentage: percentage ?? null,
    amount: fixed ? amount(fixed.units) : null,
    currency: fixed?.currency ?? null,
    city_id: city ?? null,
    valid_from: inDays(from),
    valid_until: inDays(until),
    is_public: true,
  }));
}

/** In hundredths of a percent, as the price rules take it. */
export function percentageOf(code: string): number {
  return (offers.find((offer) => offer.code === code)?.percentage ?? 0) * 100;
}
