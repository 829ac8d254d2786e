import { z } from 'zod';
import { bookingGroups } from '../../domain/booking-groups.ts';
import { bookingStatuses } from '../../domain/booking-lifecycle.ts';
import { lateMinutes } from '../../domain/desk-messages.ts';
import { stepKinds } from '../../domain/history-step.ts';
import { Booking, ModificationPrice, ModificationRequest } from '../bookings.ts';
import { CityId } from '../cities.ts';
import { Money } from '../money.ts';
import { Because, DeskNote, NoteText } from './desk-text.ts';

const At = z.iso.datetime();

export const DeskBookingsQuery = z.strictObject({
  city: CityId,
  text: z
    .string()
    .trim()
    .max(80)
    .default('')
    .describe('Reference, plate, name, email or telephone, or the beginning of it'),
  group: z.enum(bookingGroups).optional().describe('Without one, all of them'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(25),
});

export const DeskBookingLine = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  startsAt: At,
  endsAt: At,
  place: z
    .string()
    .describe('Where the next handover is: the delivery, or the return of a car that is out'),
  car: z.object({ id: z.uuid(), name: z.string(), plate: z.string().nullable() }),
  renter: z.object({ id: z.uuid(), name: z.string() }),
  price: Money.describe('Of the rental, however it is paid'),
});

export const DeskBookings = z.object({
  items: z.array(DeskBookingLine),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  groups: z.array(z.object({ group: z.enum(bookingGroups), count: z.int() })),
});

const LedgerLine = z.object({
  id: z.string(),
  at: At,
  kind: z.enum([
    'charge',
    'refund',
    'deposit-hold',
    'deposit-release',
    'deposit-capture',
    'dispute',
    'dispute-reversal',
    'credit',
  ]),
  status: z.enum(['pending', 'succeeded', 'failed']),
  amount: Money,
  paid: Money.describe('What was paid after it'),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  provider: z.string().nullable(),
  providerRef: z.string().nullable().describe('As the provider names it'),
  failure: z.string().nullable().describe('Why it failed, as the provider says it'),
  reason: z.string().nullable(),
  isForClaim: z.boolean().describe('Apart from what the rental cost'),
});

const SentEmail = z.object({
  id: z.uuid(),
  subject: z.string(),
  text: z.string().describe('As it was sent, in plain text'),
  to: z.string(),
  status: z.enum(['pending', 'sent', 'failed']),
  at: At,
});

const SentText = z.object({
  id: z.uuid(),
  body: z.string(),
  to: z.string(),
  status: z.enum(['pending', 'sent', 'delivered', 'failed']),
  failure: z
    .string()
    .nullable()
    .describe('Why it failed; an email went out instead while it was news'),
  at: At,
});

const HistoryStep = z.object({
  at: At,
  from: z.enum(bookingStatuses).nullable(),
  to: z.enum(bookingStatuses),
  kind: z.enum(stepKinds),
  detail: z.string().nullable(),
  by: z.object({
    kind: z.enum(['renter', 'clock', 'provider', 'staff']),
    name: z.string().nullable().describe('Of somebody of staff; null: a command on the server'),
  }),
});

const DeskDispute = z.object({
  amount: Money,
  reason: z.string(),
  status: z.string(),
  openedAt: At,
  dueBy: At.nullable().describe('When the evidence must be there; null: it is not asked for'),
  providerRef: z.string(),
});

export const DeskBooking = z.object({
  booking: Booking.describe('As its renter sees it'),
  isReplaceable: z.boolean().describe('It can have another car: until its own is delivered'),
  car: z.object({ id: z.uuid(), plate: z.string().nullable() }),
  renter: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    trips: z.int().describe('Bookings that came about, this one included'),
    licenceVerified: z.boolean(),
    identityVerified: z.boolean(),
    isDisabled: z.boolean(),
    isGone: z.boolean().describe('They have deleted their account'),
  }),
  paid: Money.describe('Paid and not given back'),
  ledger: z.array(LedgerLine).describe('Every move, the oldest first'),
  disputes: z.array(DeskDispute),
  emails: z.array(SentEmail).describe('The newest first'),
  texts: z.array(SentText).describe('The newest first'),
  history: z.array(HistoryStep).describe('The oldest first'),
  notes: z.array(DeskNote).describe('The newest first'),
  now: At,
});

const agreedBack = Money.optional().describe(
  'What goes back, as it was previewed; another sum is refused',
);

export const CancelRequest = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('by-rules'), reason: Because.optional(), agreedBack }),
  z
    .strictObject({ how: z.literal('in-full'), reason: Because, agreedBack })
    .describe('All that was paid goes back: sets the rules aside'),
]);

export const CancelHow = z.strictObject({ how: z.enum(['by-rules', 'in-full']) });

/** What a cancellation comes to now. */
export const CancelPreview = z.object({
  toCard: Money,
  toCredit: Money,
  kept: Money.describe('What stays with us'),
  beyondRules: Money.describe('How much of it the rules would not give; counts against your limit'),
  told: z.string().describe('What the email says of it'),
});

export const RefundAsked = z.strictObject({
  amount: Money.refine(
    ({ amount }) => amount > 0 && amount % 100 === 0,
    'must be whole cents above zero',
  ),
  to: z.enum(['card', 'credit']),
});

export const RefundRequest = z.strictObject({ ...RefundAsked.shape, reason: Because });

export const RefundPreview = z.object({
  amount: Money,
  includesTax: Money,
  taxPercent: z.number().min(0).max(100),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable().describe('Where it goes'),
  paidBefore: Money,
  paidAfter: Money,
  most: Money.describe('The most that can go back there'),
  left: Money.nullable().describe('The most that your role may give here; null: no limit'),
  refusal: z.enum(['more_than_paid', 'refund_above_limit', 'change_in_progress']).nullable(),
});

const changed = z.strictObject({
  startsAt: ModificationRequest.shape.startsAt,
  endsAt: ModificationRequest.shape.endsAt,
  delivery: ModificationRequest.shape.delivery,
  return: ModificationRequest.shape.return,
  override: Because.optional().describe(
    'Why notice, change window and late fee do not hold this time',
  ),
});

const changesSomething = (change: Readonly<Record<string, unknown>>) =>
  ['startsAt', 'endsAt', 'delivery', 'return'].some((name) => change[name] !== undefined);

export const ChangeAsked = changed.refine(changesSomething, 'must change something');
export const ChangeRequest = changed
  .extend({ agreedTotal: ModificationRequest.shape.agreedTotal })
  .refine(changesSomething, 'must change something');
export const ChangePreview = ModificationPrice;

export const SettleRequest = z.strictObject({
  to: z.enum(['credit', 'hand']).describe('hand: you have paid it out in another way'),
  reason: Because,
});

export const NoteRequest = z.strictObject({
  text: NoteText,
  driverIsSafe: z
    .boolean()
    .optional()
    .describe('The driver who felt unsafe has been reached, and nobody waits for them any more'),
});

const Words = z.string().trim().min(1).max(2_000);

export const MessageRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('running-late'),
    minutes: z.int().min(lateMinutes.least).max(lateMinutes.most),
  }),
  z.strictObject({ kind: z.literal('where-to-meet'), text: Words }),
  z.strictObject({ kind: z.literal('documents-missing') }),
  z.strictObject({
    kind: z.literal('own-words'),
    subject: z.string().trim().min(1).max(80),
    text: Words,
  }),
]);

export const MessagePreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** Done; what comes of it stands in the booking. */
export const DoneToBooking = z.object({ bookingId: z.uuid() });

export type DeskBookings = z.infer<typeof DeskBookings>;
export type DeskBookingLine = z.infer<typeof DeskBookingLine>;
export type DeskBooking = z.infer<typeof DeskBooking>;
export type LedgerLine = z.infer<typeof LedgerLine>;
export type SentText = z.infer<typeof SentText>;
export type SentEmail = z.infer<typeof SentEmail>;
export type HistoryStep = z.infer<typeof HistoryStep>;
export type CancelPreview = z.infer<typeof CancelPreview>;
export type RefundPreview = z.infer<typeof RefundPreview>;
export type ChangePreview = z.infer<typeof ChangePreview>;
export type ChangeAsked = z.input<typeof ChangeAsked>;
export type MessageRequest = z.input<typeof MessageRequest>;
export type MessagePreview = z.infer<typeof MessagePreview>;
