import { toCityTime } from '../../domain/city-time.ts';
import { isAnswerDue } from '../../domain/dispute.ts';
import { formatDate, formatDateTime } from '../../domain/format-city-time.ts';
import { formatMoney } from '../../domain/format-money.ts';
import { money } from '../../domain/money.ts';
import { totalPaid } from '../../domain/paid.ts';
import { type Dispute, disputesOf } from '../bookings/money/disputes.ts';
import { paidFor } from '../bookings/money/give-back.ts';
import { lostRefunds } from '../bookings/money/lost-refunds.ts';
import { paymentsOf } from '../bookings/money/payments.ts';
import { type BookingRow, bookingOf } from '../bookings/record/booking-row.ts';
import { carName } from '../bookings/record/car-name.ts';
import { claimsOf } from '../bookings/record/claims.ts';
import { itemsOf } from '../bookings/record/items-of.ts';
import { requireCity } from '../catalogue/require-city.ts';
import type { Queries } from '../db/connect.ts';
import { toInstant } from '../db/instant.ts';
import { mailOfBooking } from '../mail/mail-of-booking.ts';
import { deskHandovers } from '../operate/evidence/desk-handovers.ts';
import type { OperatorWork } from './command.ts';

/** Everything that somebody on the phone with a renter needs to know, in the city's time. */
export async function showBooking(work: OperatorWork, bookingId: string): Promise<string[]> {
  const db = work.database.kysely;
  const booking = await bookingOf(db, bookingId);
  const city = await requireCity(db, booking.city_id);
  const at = (when: Date) => {
    const local = toCityTime(toInstant(when), city.time_zone);
    return `${formatDateTime(local)} ${local.year}`;
  };
  const sum = (amount: number) => formatMoney(money(amount, booking.currency));
  const paid = await paidFor(db, booking);
  const { waiting } = await deskHandovers(db, booking, work.clock.now());
  return [
    `${booking.reference}  ${booking.status}  ${carName(booking)}, ${city.name}`,
    `booked      ${formatDate(toCityTime(toInstant(booking.created_at), city.time_zone))}`,
    `renter      ${await renterOf(db, booking)}`,
    `delivery    ${at(booking.starts_at)}, ${booking.delivery_name}`,
    ...(booking.driver_note ? [`note        ${booking.driver_note}`] : []),
    `return      ${at(booking.ends_at)}, ${booking.return_name}`,
    `pays        ${await payerOf(db, booking)}`,
    `next step   ${booking.next_step_at ? at(booking.next_step_at) : 'none'}`,
    '',
    ...(await itemsOf(db, bookingId)).map(
      ({ label, kind, days, amount }) =>
        `  ${sum(amount).padStart(12)}  ${label || kind} × ${days}`,
    ),
    `  ${sum(booking.total).padStart(12)}  total, ${formatMoney(totalPaid(paid))} of it paid and not given back`,
    '',
    'money',
    ...(await paymentsOf(db, bookingId)).map(
      ({ created_at, kind, status, amount, failure_code, provider_ref }) =>
        `  ${at(created_at)}  ${kind} ${sum(amount)} ${[status, failure_code, provider_ref].filter(Boolean).join(', ')}`,
    ),
    ...(await creditsOf(db, bookingId)).map(
      ({ created_at, amount, reason }) => `  ${at(created_at)}  credit ${sum(amount)} ${reason}`,
    ),
    ...(await lostRefunds(db, booking)).map(
      ({ amount }) => `  ${sum(amount)} did not reach the card and waits for settle`,
    ),
    ...(await disputesOf(db, bookingId)).flatMap((dispute) => disputeLines(dispute, at, sum)),
    ...(await claimsOf(db, bookingId)).map(
      ({ id, made_at, kind, amount, status, answer_by }) =>
        `  ${at(made_at)}  claim ${id} ${kind} ${sum(amount)} ${status}${status === 'open' ? `, answer by ${at(answer_by)}` : ''}`,
    ),
    ...waiting.map(
      ({ receivedAt, kind, need, phoneId, mayAccept }) =>
        `  ${at(new Date(receivedAt))}  handover ${kind}: ${need}, phone ${phoneId}${mayAccept ? '' : ', can only be set aside'}`,
    ),
    'history',
    ...(await historyOf(db, bookingId)).map(
      ({ at: when, from_status, to_status, kind, detail, actor }) =>
        `  ${at(when)}  ${from_status === to_status ? '' : `${to_status}: `}${detail ? `${kind}: ${detail}` : kind}, by ${actor}`,
    ),
    'requests',
    ...(await requestsOf(db, bookingId)).map(
      ({ created_at, kind, status, error_code, awaiting }) =>
        `  ${at(created_at)}  ${kind} ${[status, error_code, awaiting ? 'waits for the renter' : null].filter(Boolean).join(', ')}`,
    ),
    'mail',
    ...(await mailOfBooking(db, bookingId)).map(
      ({ created_at, template, status }) => `  ${at(created_at)}  ${template} ${status}`,
    ),
  ];
}

function disputeLines(
  { opened_at, amount, status, reason, evidence_due_by, provider_ref }: Dispute,
  at: (when: Date) => string,
  sum: (amount: number) => string,
): string[] {
  const deadline =
    evidence_due_by && isAnswerDue(status) ? `, evidence due ${at(evidence_due_by)}` : '';
  const next = isAnswerDue(status)
    ? ['  the file to send: npm run booking -- evidence REFERENCE']
    : [];
  return [
    'dispute',
    `  ${at(opened_at)}  ${sum(amount)} ${status}, ${reason}${deadline}, ${provider_ref}`,
    ...next,
  ];
}

async function renterOf(db: Queries, { user_id }: BookingRow): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select([
      'name',
      'email',
      'phone_code',
      'phone_number',
      'licence_verified',
      'identity_verified',
    ])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const phone = [user.phone_code, user.phone_number].filter(Boolean).join(' ');
  const isVerified = user.licence_verified && user.identity_verified;
  return [user.name, user.email, phone, !isVerified && 'not verified'].filter(Boolean).join(', ');
}

async function payerOf(db: Queries, booking: BookingRow): Promise<string> {
  if (booking.company_id) {
    const { name } = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', booking.company_id)
      .executeTakeFirstOrThrow();
    return `${name}, by invoice`;
  }
  const card = await db
    .selectFrom('payment_methods')
    .select(['brand', 'last4', 'funding'])
    .where('id', '=', booking.payment_method_id)
    .executeTakeFirst();
  return card ? `${card.brand} ${card.funding} card ending in ${card.last4}` : 'no card';
}

const creditsOf = (db: Queries, bookingId: string) =>
  db
    .selectFrom('credit_entries')
    .select(['created_at', 'amount', 'reason'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();

const historyOf = (db: Queries, bookingId: string) =>
  db
    .selectFrom('booking_history')
    .select(['at', 'from_status', 'to_status', 'kind', 'detail', 'actor'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();

const requestsOf = (db: Queries, bookingId: string) =>
  db
    .selectFrom('requests')
    .select(['created_at', 'kind', 'status', 'error_code', 'awaiting'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
