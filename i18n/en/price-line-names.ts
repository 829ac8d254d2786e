import type { PriceLineKind } from '../../domain/price-line.ts';

/** What a line of a price is called, by its kind. How to add one: `docs/adding.md`. */
export const priceLineNames = {
  car: 'Car',
  insurance: 'Protection',
  extra: 'Extra',
  'young-driver': 'Young driver fee',
  promo: 'Promo code',
  credit: 'Credit used',
  'change-fee': 'Late change fee',
} as const satisfies Record<PriceLineKind, string>;

/** The same where a price is read line by line: what has a name of its own is called by it. */
export const priceLineTexts = {
  ...priceLineNames,
  car: '{{label}}',
  insurance: '{{label}}',
  extra: '{{label}}',
  'young-driver': `${priceLineNames['young-driver']}, age {{ref}}`,
  promo: `${priceLineNames.promo} {{label}}`,
} as const;
