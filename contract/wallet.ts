import { z } from 'zod';
import { wallets } from '../domain/card-brand.ts';
import { Currency } from './money.ts';

/** A card as its renter sees it. The number itself never reaches us. */
export const PaymentMethod = z.object({
  id: z.uuid(),
  brand: z.string().describe('As the payment provider names it: visa, mastercard, amex'),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  funding: z.enum(['credit', 'debit', 'unknown']).describe('Decides how much deposit is held'),
  wallet: z
    .enum(wallets)
    .nullable()
    .describe('Whose button it was added with; null for a card that was typed in'),
  currencies: z
    .array(Currency)
    .describe('Of the trips that it can pay; not all where currencies have accounts of their own'),
  createdAt: z.iso.datetime(),
});

export const NewPaymentMethod = z.strictObject({
  currency: Currency.optional().describe('Of the trips that the card is to pay; by default any'),
});

export const PaymentMethodList = z.object({ items: z.array(PaymentMethod) });

/** What the request `paymentMethod` ends with. */
export const AddedPaymentMethod = z.object({ paymentMethodId: z.uuid() });

export type PaymentMethod = z.infer<typeof PaymentMethod>;
export type AddedPaymentMethod = z.infer<typeof AddedPaymentMethod>;
