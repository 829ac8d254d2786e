import type { Quote } from '../../../contract/quotes.ts';
import type { Extra, Insurance, Offer } from './offer.ts';

export const euros = (units: number): Quote['total'] => ({
  amount: units * 10_000,
  currency: 'EUR',
  precision: 4,
});

export const gps: Extra = {
  id: 'gps',
  label: 'Satellite navigation',
  description: '',
  pricePerDay: euros(4.6),
  hasFees: false,
  perDriver: false,
};
export const booster: Extra = {
  ...gps,
  id: 'booster',
  label: 'Booster seat',
  pricePerDay: euros(3),
};

const option = (optionId: string, price: number, selected: boolean) => ({
  optionId,
  title: optionId,
  pricePerDay: euros(price),
  selected,
  includes: [],
  description: { includedCoverage: [], details: '' },
});

export const protection: Insurance = {
  id: 'protection',
  key: 'protection',
  title: 'Protection',
  description: '',
  pricePerDay: euros(0),
  multipleOptions: true,
  options: [option('basic', 0, false), option('medium', 12.5, true), option('full', 21, false)],
};

export const roadside: Insurance = {
  ...protection,
  id: 'roadside',
  title: 'Roadside help',
  pricePerDay: euros(3.5),
  multipleOptions: false,
  options: [],
};

export const offer: Offer = {
  extras: [gps, booster],
  main: protection,
  extraInsurances: [roadside],
};

export const aQuote: Quote = {
  id: '00000000-0000-4000-8000-000000000001',
  carId: '00000000-0000-4000-8000-000000000002',
  startsAt: '2026-05-02T08:00:00Z',
  endsAt: '2026-05-05T08:00:00Z',
  days: 3,
  lines: [],
  total: euros(93),
  includesServiceFee: euros(12.14),
  includesTaxes: euros(17.4),
  deposit: { creditCard: euros(350), debitCard: euros(600) },
  createdAt: '2026-05-01T08:00:00Z',
  expiresAt: '2026-05-01T08:15:00Z',
};
