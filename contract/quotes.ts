import { z } from 'zod';
import { driverPolicy } from '../domain/policy-constants.ts';
import { priceLineKinds } from '../domain/price-line.ts';
import { Deposit } from './cities.ts';
import { Moment } from './moment.ts';
import { Money } from './money.ts';

export const QuoteRequest = z.strictObject({
  carId: z.uuid(),
  startsAt: Moment,
  endsAt: Moment,
  extras: z.array(z.string().max(80)).max(50).default([]),
  driverCount: z
    .int()
    .min(1)
    .max(driverPolicy.mostAdditional)
    .default(1)
    .describe('How many additional drivers; counts where their extra is chosen'),
  insurances: z
    .array(
      z.strictObject({
        id: z.string().max(80),
        selectedOption: z.string().max(80).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
  checkout: z
    .strictObject({
      profile: z.enum(['personal', 'business']),
      promoCode: z.string().trim().min(1).max(40).nullable().default(null),
    })
    .nullable()
    .default(null)
    .describe('At checkout, signed in: applies a promo code and the credit of the renter'),
});

/** A line of a price, of a quote as of a booking. */
export const PriceLine = z.object({
  kind: z.enum(priceLineKinds),
  ref: z.string(),
  label: z.string().nullable(),
  days: z.int(),
  quantity: z.int().describe('How many of it; of drivers, how many people'),
  unitAmount: Money,
  amount: Money.describe('Exact'),
  shown: Money.describe('In cents; these add up to the total'),
});

export const Quote = z.object({
  id: z.uuid(),
  carId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  days: z.int(),
  lines: z.array(PriceLine),
  total: Money.describe('What would be charged, to the cent'),
  includesServiceFee: Money,
  includesTaxes: Money,
  deposit: Deposit,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Quote = z.infer<typeof Quote>;
export type QuoteRequest = z.input<typeof QuoteRequest>;
/** What a quote rests on besides the catalogue; stored with it, so that it can be priced again. */
export type Choices = Pick<z.output<typeof QuoteRequest>, 'extras' | 'insurances' | 'checkout'> & {
  /** Unknown for what was stored before drivers were counted. */
  readonly driverCount?: number | undefined;
};
