import { z } from 'zod';
import { bookingStatuses } from '../domain/booking-lifecycle.ts';
import { wallets } from '../domain/card-brand.ts';
import { invoiceKinds } from '../domain/invoices.ts';
import { moneyStandings } from '../domain/money-standing.ts';
import { replacementReasons } from '../domain/policies/another-car.ts';
import { depositStates } from '../domain/policies/deposit-state.ts';
import { bookingPolicy, driverPolicy, pricePolicy } from '../domain/policy-constants.ts';
import { Email } from './accounts.ts';
import { BookedCar } from './booked-car.ts';
import { TripCity } from './cities.ts';
import { ClaimLine } from './claims.ts';
import { Point } from './coordinates.ts';
import { DriverChange, Drivers } from './drivers.ts';
import { Moment } from './moment.ts';
import { Money } from './money.ts';
import { PriceLine } from './quotes.ts';
import { RequestRecord } from './requests.ts';

const ADDRESS_LENGTH = 300;

export const HoldRequest = z.strictObject({
  carId: z.uuid(),
  startsAt: Moment,
  endsAt: Moment,
});

/** The car is reserved for one renter while they pay. */
export const Hold = z.object({
  id: z.uuid(),
  carId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const Stop = z.strictObject({
  ...Point.shape,
  name: z.string().trim().min(1).max(ADDRESS_LENGTH),
});

/** Nothing but blanks is no note. */
const DriverNote = z
  .string()
  .trim()
  .max(bookingPolicy.driverNoteMaxLength)
  .transform((text) => text || null)
  .nullable();

const paymentProfiles = ['personal', 'business'] as const;
const PaymentProfile = z.enum(paymentProfiles);

export const BookingRequest = z.strictObject({
  quoteId: z.uuid().describe('Prices, dates, extras and insurances are those of this quote'),
  delivery: Stop,
  return: Stop,
  payment: z.strictObject({
    profile: PaymentProfile,
    methodId: z.uuid().nullable().default(null).describe('A card of your own; null for a company'),
  }),
  driverNote: DriverNote.default(null).describe(
    'For whoever brings the car: room, flight, gate code',
  ),
  paymentOption: z.literal(pricePolicy.paymentOption).default(pricePolicy.paymentOption),
  drivers: z
    .array(Email)
    .max(driverPolicy.mostAdditional)
    .default([])
    .describe('Whom to invite as additional drivers: as many as the quote counts'),
});

export const BookingMoney = z.object({
  standing: z
    .enum(moneyStandings)
    .describe('What is paid and what is to come, as the sentence beside the badge says it'),
  price: Money.describe('Of the rental, however it is paid: the total and the credit used for it'),
  deposit: Money.nullable(),
  depositAt: z.iso
    .datetime()
    .nullable()
    .describe('When the deposit is held, or by when the renter has to approve it'),
  refunded: Money.describe('Given back to the card'),
  credited: Money.describe('Given back as credit'),
});

/** A booking as a list needs it. */
const summary = {
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  createdAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  city: TripCity,
  car: BookedCar,
  delivery: Stop,
  return: Stop,
  total: Money,
  money: BookingMoney,
};

export const BookingSummary = z.object(summary);
export const BookingList = z.object({ bookings: z.array(BookingSummary) });

const changeRefusals = [
  'booking_not_changeable',
  'too_late_to_change',
  'change_in_progress',
] as const;
const cancelRefusals = [
  'booking_not_cancellable',
  'trip_already_started',
  'change_in_progress',
] as const;

const BookingCard = z.object({
  id: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  wallet: z.enum(wallets).nullable().describe('Whose button it was added with'),
});

const ReplacedCar = z.object({
  brand: z.string(),
  model: z.string(),
  reason: z.enum(replacementReasons),
  isBetterNow: z.boolean().describe('The car that comes is of a better class'),
});

export const BookingCardRequest = z.strictObject({ methodId: z.uuid() });
export const DriverNoteRequest = z.strictObject({ driverNote: DriverNote });

const OnTheWay = z.object({
  setOutAt: z.iso.datetime().nullable(),
  expectedAt: z.iso.datetime().nullable().describe('By when a late driver says they will be there'),
  arrivedAt: z.iso.datetime().nullable(),
  missedAt: z.iso.datetime().nullable().describe('Our driver was at the door and met nobody'),
  sealedAt: z.iso.datetime().nullable().describe('When all of the sealed handover was with us'),
});

export const Booking = z.object({
  ...summary,
  replaced: ReplacedCar.nullable().describe('Where another car comes than the one booked'),
  drivenBy: z
    .object({ delivery: z.string().nullable(), return: z.string().nullable() })
    .describe('The first name of whoever brings and collects the car, on the day itself'),
  onTheWay: z
    .object({ delivery: OnTheWay, return: OnTheWay })
    .describe('What our driver’s phone has said of the way to you'),
  sealed: z
    .object({ delivery: z.string().nullable(), return: z.string().nullable() })
    .describe('The codes of the seals; null: not sealed, or not yet'),
  offer: z
    .object({ answerBy: z.iso.datetime() })
    .nullable()
    .describe('Where the car cannot come and you are asked which other you want'),
  days: z.int(),
  lines: z.array(PriceLine),
  includesServiceFee: Money,
  includesTaxes: Money,
  pricePerDay: Money,
  paymentProfile: PaymentProfile,
  paymentMethod: BookingCard.nullable().describe('For what is due from now on'),
  paidWith: BookingCard.nullable().describe('What the trip was paid with; null before it was'),
  company: z.object({ name: z.string(), address: z.string(), vat: z.string() }).nullable(),
  deposit: z
    .object({
      amount: Money,
      card: BookingCard.nullable().describe('On which it is held, or will be'),
      state: z
        .enum(depositStates)
        .describe(
          'to-approve: the bank wants the renter to approve the hold; lapsing: still held, but the bank did not renew the hold; renewing: the hold has ended by itself and a new one is asked for; lapsed: it has ended and none is asked for any more; taken: a part of it, or all, was taken for what you were asked to pay for after the trip',
        ),
      plannedAt: z.iso.datetime().describe('When it is held, or was to be'),
      lapsesAt: z.iso
        .datetime()
        .nullable()
        .describe('When the hold ends by itself, or did; null while there is none'),
      releasedBy: z.iso
        .datetime()
        .nullable()
        .describe('After the return: when we let it go at the latest if nothing is claimed'),
      approval: z
        .object({
          by: z.iso
            .datetime()
            .nullable()
            .describe('Before delivery the trip depends on it, afterwards the hold that stands'),
        })
        .nullable()
        .describe('The bank wants to see the renter approve a hold; null when it does not'),
    })
    .nullable()
    .describe('Held apart from the total; companies have none'),
  claims: z
    .array(ClaimLine)
    .describe('What you are asked to pay for after the trip, the oldest first'),
  drivers: Drivers,
  charged: Money.describe('Taken from the card so far, refunds not deducted'),
  creditUsed: Money.describe('Paid with credit so far, what was given back not deducted'),
  refunded: Money.describe('Given back to the card'),
  credited: Money.describe('Given back as credit'),
  disputed: Money.nullable().describe(
    'What the bank looks into, because the cardholder asked it to; null when nothing',
  ),
  lostRefund: Money.nullable().describe(
    'What the card did not take back, however often it was sent; support gives it otherwise',
  ),
  invoices: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(invoiceKinds),
        number: z.string(),
        issuedAt: z.iso.datetime(),
        total: Money,
      }),
    )
    .describe('Invoices and credit notes, in the order of their issue'),
  canMoveReturn: z
    .boolean()
    .describe('Whether a trip that has begun can be kept longer or brought back earlier'),
  changeRefusal: z
    .enum(changeRefusals)
    .nullable()
    .describe('Null: dates and places can be changed'),
  cancelRefusal: z.enum(cancelRefusals).nullable().describe('Null: it can be cancelled'),
  driverNote: z.string().nullable().describe('For whoever brings the car'),
  mayChangeNote: z.boolean().describe('Until delivery'),
  mayReview: z.boolean(),
  openRequest: RequestRecord.nullable().describe('What is being done to this booking right now'),
});

const CancellationStep = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  how: z.enum(['to-card', 'as-credit', 'none']),
  toCard: Money,
  toCredit: Money,
  fee: Money.describe('Kept for cancelling this late'),
  changeFee: Money.describe('Paid for late changes before, and never given back'),
});

/** Half-open steps from now until delivery; the first is what a cancellation now gives back. */
export const CancellationTimeline = z.object({
  refusal: z.enum(cancelRefusals).nullable(),
  isOutsideWindow: z
    .boolean()
    .describe('Delivery is more than the configured cancellation time ahead'),
  creditOnly: Money.describe(
    'Paid by card before a change inside the window; comes back as credit only',
  ),
  steps: z.array(CancellationStep),
});

/** Only what changes is sent. */
export const ModificationRequest = z
  .strictObject({
    startsAt: Moment.optional(),
    endsAt: Moment.optional(),
    delivery: Stop.optional(),
    return: Stop.optional(),
    driver: DriverChange.optional().describe('By itself: times and places stay as they are'),
    agreedTotal: Money.optional().describe('The new total the renter saw; another one is refused'),
  })
  .refine(({ driver, ...change }) => (driver !== undefined) !== changesTrip(change), {
    message: 'names either a change of the trip or one of its drivers',
  });

const changesTrip = (change: Readonly<Record<string, unknown>>) =>
  ['startsAt', 'endsAt', 'delivery', 'return'].some((name) => change[name] !== undefined);

export const ModificationPrice = z.object({
  days: z.int(),
  lines: z.array(PriceLine),
  total: Money.describe('The new total, a change fee included'),
  difference: Money.describe('New total less the present one; may be negative'),
  fee: Money,
  charge: Money,
  refundToCard: Money,
  refundToCredit: Money,
  onInvoice: Money,
  creditOnly: Money.describe('What a cancellation after this change gives back as credit only'),
});

export const BookingAction = z.strictObject({ action: z.literal('user-cancel') });

export type Hold = z.infer<typeof Hold>;
export type Stop = z.infer<typeof Stop>;
export type Booking = z.infer<typeof Booking>;
export type BookingMoney = z.infer<typeof BookingMoney>;
export type BookingSummary = z.infer<typeof BookingSummary>;
export type BookingList = z.infer<typeof BookingList>;
export type BookingRequest = z.input<typeof BookingRequest>;
export type CancellationTimeline = z.infer<typeof CancellationTimeline>;
export type ModificationRequest = z.input<typeof ModificationRequest>;
export type ModificationPrice = z.infer<typeof ModificationPrice>;
