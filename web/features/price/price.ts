import type { Quote } from '../../../contract/quotes.ts';

/** What a panel shows. A quote is one; a booking has a deposit of its own. */
export type Price = Pick<
  Quote,
  'days' | 'lines' | 'total' | 'includesServiceFee' | 'includesTaxes'
> & {
  readonly deposit: Quote['deposit'] | null;
  /** The quote's: only what has one can be booked. */
  readonly id?: string;
};

/** Noes that asking again would not change, each with a text of its own. */
export const priceRefusals = [
  'car_unavailable',
  'notice_too_short',
  'trip_in_past',
  'trip_too_long',
  'trip_reversed',
  'not_on_half_hour',
  'invalid_input',
  'not_found',
] as const;
export type PriceRefusal = (typeof priceRefusals)[number];

/** The last known price stays in sight while a newer one is awaited, or cannot be had. */
export type PriceState =
  | { readonly status: 'asking'; readonly price: Price | null }
  | { readonly status: 'known'; readonly price: Price }
  | { readonly status: 'refused'; readonly price: Price | null; readonly code: PriceRefusal }
  | { readonly status: 'failed'; readonly price: Price | null; readonly tookTooLong: boolean };

export interface LivePrice {
  readonly state: PriceState;
  readonly retry: () => void;
}
