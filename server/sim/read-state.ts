import { handDecisions, type PaymentChange, type SimState } from '../../contract/sim.ts';
import type { Currency } from '../../domain/money.ts';
import { moneyFromCents } from '../../domain/money.ts';
import { segmentsOf } from '../../domain/texts/segments.ts';
import { bookingMoney } from '../bookings/read/booking-money.ts';
import { carName } from '../bookings/record/car-name.ts';
import { requireCity } from '../catalogue/require-city.ts';
import { systemClock } from '../clock.ts';
import type { Queries } from '../db/connect.ts';
import { toDate } from '../db/instant.ts';
import type { Deps } from '../deps.ts';
import { listOpenInquiries } from '../providers/identity/simulator/controls.ts';
import { mayDecide } from '../providers/identity/simulator/decide-inquiry.ts';
import { sentMailOf } from '../providers/mail/simulator/sent-mail.ts';
import {
  readControls,
  recentObjects,
  webhookLog,
} from '../providers/payments/simulator/controls.ts';
import { isOpenDispute } from '../providers/payments/simulator/disputes.ts';
import { findObject } from '../providers/payments/simulator/object-store.ts';
import type { Dispute, PaymentIntent, Refund } from '../providers/payments/simulator/objects.ts';
import type { StripeSimulator } from '../providers/payments/simulator/open-simulator.ts';
import { listCarriedTexts, type SimulatedText } from '../providers/texts/simulator/texts-table.ts';
import { readManner } from './driver/manner.ts';
import { isPlayed } from './driver/play-handovers.ts';
import { newestBooking } from './newest-booking.ts';
import { staffCodesOf } from './staff-codes.ts';

const MOST_LETTERS = 40;
const MOST_LINES = 12;
/** Less than this is the network's and the machine's doing, not somebody's. */
const UNMOVED_MS = 500;

type CardState = NonNullable<SimState['cards']>;

/** Everything the page shows, as it stands now. */
export async function readState(deps: Deps): Promise<SimState> {
  const { config, identity, cardEntry, texts } = deps;
  const db = deps.database.kysely;
  const now = deps.clock.now();
  return {
    clock: config.payments.provider === 'simulator' ? clockOf(deps) : null,
    booking: await bookingOf(db, now),
    mail: config.mail.provider === 'simulator' ? await mailOf(db, now) : null,
    texts: texts.simulator && {
      number: texts.simulator.provider.number,
      conversations: conversationsOf(await listCarriedTexts(db)),
    },
    cards: cardEntry.simulators.length > 0 ? await cardsOf(cardEntry.simulators, db, now) : null,
    inquiries: identity.simulator ? await inquiriesOf(db) : null,
    driver: isPlayed(deps) ? { manner: await readManner(db) } : null,
    staff: await staffCodesOf(deps),
  };
}

function clockOf({ clock }: Deps): SimState['clock'] {
  const now = clock.now();
  const offset = now.since(systemClock.now()).total('milliseconds');
  return { now: iso(now.epochMilliseconds), isMoved: Math.abs(offset) > UNMOVED_MS };
}

async function bookingOf(db: Queries, now: Temporal.Instant): Promise<SimState['booking']> {
  const booking = await newestBooking(db);
  if (!booking) return null;
  const city = await requireCity(db, booking.city_id);
  const moneyOf = await bookingMoney(db, [booking], () => city, now);
  const history = await db
    .selectFrom('booking_history')
    .select(['from_status', 'to_status', 'at'])
    .where('booking_id', '=', booking.id)
    .orderBy('id')
    .execute();
  return {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    money: moneyOf(booking),
    car: carName(booking),
    timeZone: city.time_zone,
    startsAt: booking.starts_at.toISOString(),
    endsAt: booking.ends_at.toISOString(),
    nextStepAt: booking.next_step_at?.toISOString() ?? null,
    history: history
      .filter(({ from_status, to_status }) => from_status !== to_status)
      .map(({ to_status, at }) => ({ to: to_status, at: at.toISOString() })),
  };
}

async function mailOf(db: Queries, now: Temporal.Instant): Promise<SimState['mail']> {
  const rows = await sentMailOf(db)
    .selectFrom('simulator.sent_mail')
    .select(['id', 'recipient', 'subject', 'sent_at'])
    // What was sent before the clock was moved back lies in the future, and last.
    .orderBy((eb) => eb('sent_at', '<=', toDate(now)), 'desc')
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(MOST_LETTERS)
    .execute();
  return rows.map(({ sent_at, ...mail }) => ({ ...mail, sentAt: sent_at.toISOString() }));
}

/** By phone, the one that was last heard or written to first; in each the newest at the end. */
function conversationsOf(
  texts: readonly SimulatedText[],
): NonNullable<SimState['texts']>['conversations'] {
  const byNumber = Map.groupBy(texts, ({ direction, sender, recipient }) =>
    direction === 'inbound' ? sender : recipient,
  );
  return [...byNumber].map(([number, carried]) => ({
    number,
    texts: carried.toReversed().map(({ sid, direction, body, status }) => ({
      id: sid,
      isReply: direction === 'inbound',
      body,
      segments: segmentsOf(body),
      status,
    })),
  }));
}

/** Of all accounts together: what is played for one is played for the others. */
async function cardsOf(
  simulators: readonly StripeSimulator[],
  product: Queries,
  now: Temporal.Instant,
): Promise<CardState> {
  const states = await Promise.all(simulators.map((one) => accountState(one, product, now)));
  const [first, ...others] = states;
  if (!first) throw new Error('no payment account is simulated');
  if (others.length === 0) return first;
  return {
    controls: first.controls,
    payments: states
      .flatMap(({ payments }) => payments)
      .sort(newestFirst(now))
      .slice(0, MOST_LINES),
    webhooks: states.flatMap(({ webhooks }) => webhooks).slice(0, MOST_LINES),
  };
}

async function accountState(
  { db }: StripeSimulator,
  product: Queries,
  now: Temporal.Instant,
): Promise<CardState> {
  const { declineNext = null, failNext = null, webhooks, ...calls } = await readControls(db);
  const intents = await recentObjects(db, 'payment_intent', MOST_LINES);
  const refunds = await recentObjects(db, 'refund', MOST_LINES);
  const disputes = await recentObjects(db, 'dispute', MOST_LINES);
  const recent = [
    ...intents.map(paymentLine),
    ...refunds.map(refundLine),
    ...disputes.map(disputeLine),
  ].sort(newestFirst(now));
  // When days pass at once, the holds of all other bookings are newer than those of the one that is watched.
  const watched = (await watchedIntents(db, product)).map(paymentLine);
  const others = recent.filter(({ id }) => !watched.some((own) => own.id === id));
  const log = await webhookLog(db, MOST_LINES);
  return {
    controls: { declineNext, failNext, ...calls, ...webhooks },
    payments: [...watched, ...others].slice(0, MOST_LINES).sort(newestFirst(now)),
    webhooks: log.map((line, index) => ({
      key: `${line.eventId}:${log.length - index}`,
      type: line.type,
      attempts: line.attempts,
      lastStatus: line.lastStatus,
      deliveredAt: line.deliveredAt?.toISOString() ?? null,
    })),
  };
}

async function watchedIntents(db: StripeSimulator['db'], product: Queries) {
  const booking = await newestBooking(product);
  if (!booking) return [];
  const payments = await product
    .selectFrom('payments')
    .select('provider_ref')
    .where('booking_id', '=', booking.id)
    .execute();
  const intents = await Promise.all(
    payments.map(({ provider_ref: ref }) => ref && findObject(db, 'payment_intent', ref)),
  );
  return intents.filter((intent) => !!intent);
}

/** As with the mail: what lies in the future comes last. */
function newestFirst(now: Temporal.Instant) {
  const rank = ({ at }: { readonly at: string }) => `${at <= now.toString() ? 1 : 0}${at}`;
  return (a: { readonly at: string }, b: { readonly at: string }) => (rank(a) < rank(b) ? 1 : -1);
}

function paymentLine(intent: PaymentIntent): CardState['payments'][number] {
  return {
    id: intent.id,
    kind: intent.capture_method === 'manual' ? 'hold' : 'charge',
    status: intent.status,
    may: changesOf(intent),
    declineCode: intent.last_payment_error?.decline_code ?? null,
    amount: moneyFromCents(intent.amount, currencyOf(intent)),
    at: iso(intent.created * 1000),
  };
}

/** A charge that is under way ends one way or the other; one that was made may be disputed. */
function changesOf({ status, amount_received }: PaymentIntent): PaymentChange[] {
  if (status === 'processing') return ['succeed', 'fail'];
  return amount_received > 0 ? ['dispute'] : [];
}

const refundChanges: Readonly<Record<string, PaymentChange[]>> = {
  pending: ['succeed', 'fail'],
  succeeded: ['fail'],
};

function refundLine(refund: Refund): CardState['payments'][number] {
  return {
    id: refund.id,
    kind: 'refund',
    status: refund.status ?? 'pending',
    may: refund.status ? (refundChanges[refund.status] ?? []) : [],
    declineCode: null,
    amount: moneyFromCents(refund.amount, currencyOf(refund)),
    at: iso(refund.created * 1000),
  };
}

function disputeLine(dispute: Dispute): CardState['payments'][number] {
  return {
    id: dispute.id,
    kind: 'dispute',
    status: dispute.status,
    may: isOpenDispute(dispute) ? ['win', 'lose'] : [],
    declineCode: null,
    amount: moneyFromCents(dispute.amount, currencyOf(dispute)),
    at: iso(dispute.created * 1000),
  };
}

async function inquiriesOf(db: Queries): Promise<SimState['inquiries']> {
  return (await listOpenInquiries(db)).map((inquiry) => ({
    id: inquiry.id,
    name: inquiry.expected_name,
    status: inquiry.status,
    createdAt: new Date(inquiry.created_at).toISOString(),
    decisions: handDecisions.filter((decision) => mayDecide(inquiry, decision)),
  }));
}

const currencyOf = ({ currency }: { readonly currency: string }) =>
  currency.toUpperCase() as Currency;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
