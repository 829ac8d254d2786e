import { z } from 'zod';
import { bookingStatuses } from '../domain/booking-lifecycle.ts';
import { StartedInquiry, ValidatedDocuments } from './documents.ts';
import { AddedPaymentMethod } from './wallet.ts';

/** What only the renter can do; the request goes on when they say that they have. */
export const Awaiting = z.object({
  kind: z
    .enum(['card_setup', 'card_authentication'])
    .describe('A card to be entered, or a payment that the bank wants to see approved'),
  clientSecret: z.string().describe('Opens this one step at the payment provider, in the browser'),
  publishableKey: z.string().describe('Of the account at the payment provider where the step is'),
  until: z.iso
    .datetime()
    .optional()
    .describe('Afterwards nothing is charged, and nothing has changed'),
});

/** What the request `booking` ends with. */
const MadeBooking = z.object({
  bookingId: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
});
/** What the requests `modification`, `cancellation`, `deposit` and `claim` end with. */
const ChangedBooking = z.object({ bookingId: z.uuid() });
/** What the request `statementPayment` ends with. */
const PaidStatement = z.object({ reference: z.string() });

/** By the kind of the request; what has nothing to say is null. */
export const RequestResult = z.union([
  MadeBooking,
  ChangedBooking,
  AddedPaymentMethod,
  StartedInquiry,
  ValidatedDocuments,
  PaidStatement,
]);

export const RequestRecord = z.object({
  id: z.uuid(),
  kind: z
    .string()
    .describe(
      'booking, modification, cancellation, deposit, claim, paymentMethod, documentRequest, …',
    ),
  status: z.enum(['pending', 'accepted', 'failure']),
  result: RequestResult.nullable(),
  errorCode: z.string().nullable(),
  awaiting: Awaiting.nullable(),
  bookingId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** Why a card was refused, as far as a renter is told. */
export const cardFailures = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'card_error',
  'card_not_accepted',
  'payment_unfinished',
] as const;

/**
 * Why a change that was agreed could not be made; what was paid for it goes back. `change_not_paid`: its payment was
 * not finished before its renter had left the page, and they were emailed.
 */
export type ChangeFailure = 'change_not_made' | 'change_not_paid';

/** How watching a request can go wrong: it is gone, it failed without a word, it takes long. */
export const watchFailures = ['snap-deleted', 'snap-failed', 'snap-timeout'] as const;

export type CardFailure = (typeof cardFailures)[number];
export type WatchFailure = (typeof watchFailures)[number];
export type Awaiting = z.infer<typeof Awaiting>;
export type RequestResult = z.infer<typeof RequestResult>;
export type RequestRecord = z.infer<typeof RequestRecord>;
