import { z } from 'zod';
import { bookingStatuses } from '../domain/booking-lifecycle.ts';
import { BookingMoney } from './bookings.ts';
import { Money } from './money.ts';
import { callFailures, declineCodes } from './sim-declines.ts';
import { driverManners } from './sim-driver.ts';
import { textReplies } from './sim-texts.ts';

/** What the page of the simulated world shows and may ask; it exists in simulation only. */

const SentMailLine = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});

export const SentMessage = z.object({
  ...SentMailLine.shape,
  html: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({ filename: z.string(), contentType: z.string(), base64: z.string() }),
  ),
});

const CardControls = z.object({
  declineNext: z.enum(declineCodes).nullable(),
  failNext: z.enum(callFailures).nullable(),
  charges: z.enum(['at-once', 'processing']),
  refunds: z.enum(['at-once', 'pending']),
  isBalanceShort: z.boolean(),
  delaySeconds: z.int().min(0).max(3600),
  times: z.int().min(0).max(5),
  reordered: z.boolean(),
  beforeAnswer: z.boolean(),
});

/** What becomes of money that is under way, and of a charge that its holder complains about. */
export const paymentChanges = ['succeed', 'fail', 'dispute', 'win', 'lose'] as const;

const SimPayment = z.object({
  id: z.string(),
  kind: z.enum(['charge', 'hold', 'refund', 'dispute']),
  status: z.string(),
  /** What somebody may let happen to it by hand. */
  may: z.array(z.enum(paymentChanges)),
  declineCode: z.string().nullable(),
  amount: Money,
  at: z.iso.datetime(),
});

const WebhookLine = z.object({
  /** The same event may be sent more than once. */
  key: z.string(),
  type: z.string(),
  attempts: z.int(),
  lastStatus: z.int().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});

export const handDecisions = ['approved', 'declined', 'needs_review', 'expired'] as const;

const OpenInquiry = z.object({
  id: z.string(),
  name: z.string().nullable(),
  status: z.string(),
  createdAt: z.iso.datetime(),
  /** Only what was submitted can be approved, and what is being reviewed is marked already. */
  decisions: z.array(z.enum(handDecisions)),
});

const WatchedBooking = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  money: BookingMoney,
  car: z.string(),
  timeZone: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  nextStepAt: z.iso.datetime().nullable(),
  history: z.array(z.object({ to: z.enum(bookingStatuses), at: z.iso.datetime() })),
});

/** Null: that part is real, or simulated in another process. */
export const SimState = z.object({
  clock: z.object({ now: z.iso.datetime(), isMoved: z.boolean() }).nullable(),
  booking: WatchedBooking.nullable().describe('The one that was made last'),
  mail: z.array(SentMailLine).nullable(),
  texts: z
    .object({
      number: z.string().describe('Ours'),
      conversations: z.array(
        z.object({
          number: z.string().describe('Theirs'),
          texts: z.array(
            z.object({
              id: z.string(),
              isReply: z.boolean(),
              body: z.string(),
              segments: z.int(),
              status: z.string(),
            }),
          ),
        }),
      ),
    })
    .nullable(),
  cards: z
    .object({
      controls: CardControls,
      payments: z.array(SimPayment),
      webhooks: z.array(WebhookLine),
    })
    .nullable(),
  inquiries: z.array(OpenInquiry).nullable(),
  driver: z.object({ manner: z.enum(driverManners) }).nullable(),
  staff: z
    .object({
      consoleUrl: z.string(),
      people: z.array(z.object({ email: z.string(), description: z.string(), code: z.string() })),
    })
    .nullable()
    .describe('What the authenticators of the sample staff show'),
});

export const clockMoves = [
  'hour',
  'day',
  'next-step',
  'set-out',
  'at-door',
  'delivery',
  'return',
  'reset',
] as const;

export const SimClockMove = z.strictObject({ to: z.enum(clockMoves) });
export const SimCardControls = z.strictObject(CardControls.partial().shape);
export const SimPaymentChange = z.strictObject({ change: z.enum(paymentChanges) });
export const SimTextReply = z.strictObject({ from: z.string().min(1), body: z.enum(textReplies) });
export const SimDriver = z.strictObject({ manner: z.enum(driverManners) });
export const SimDecision = z.strictObject({ decision: z.enum(handDecisions) });

const Mrz = z.string().max(200);
const Line = z.string().trim().min(1).max(120);

/** What the widget of the simulated identity provider sends. */
export const InquirySubmission = z.strictObject({
  identity: z.strictObject({ mrz: Mrz }),
  licence: z.strictObject({ mrz: Mrz }),
  address: z.strictObject({
    street: Line,
    city: Line,
    postalCode: Line,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
  }),
});

export type SimState = z.output<typeof SimState>;
export type SimCards = NonNullable<SimState['cards']>;
export type SentMessage = z.output<typeof SentMessage>;
export type ClockMove = (typeof clockMoves)[number];
export type PaymentChange = (typeof paymentChanges)[number];
export type CardControlChange = z.output<typeof SimCardControls>;
export type InquirySubmission = z.infer<typeof InquirySubmission>;
