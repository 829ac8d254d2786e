import type { Booking, BookingList } from '../../../contract/bookings.ts';
import { keepsDeposit } from '../../../domain/charges/claim-steps.ts';
import { isOpenDispute } from '../../../domain/dispute.ts';
import { money, sum } from '../../../domain/money.ts';
import { refundFor } from '../../../domain/policies/cancellation.ts';
import { isChangeable, mayMoveReturn } from '../../../domain/policies/modification.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { findRequest } from '../../requests/find-request.ts';
import { cancellationFacts, cancellationRules } from '../cancel/cancellation-facts.ts';
import { isNoteChangeable } from '../change/change-driver-note.ts';
import { driversShape } from '../drivers/drivers-shape.ts';
import { invoicesOf } from '../invoices/invoice-row.ts';
import { mayReview } from '../life/create-review.ts';
import { depositOf } from '../money/authorise-deposit.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { disputesOf, isChangeBarred } from '../money/disputes.ts';
import { lostRefunds } from '../money/lost-refunds.ts';
import { ledgerOf, type Payment, paymentsOf, standingHold, succeeded } from '../money/payments.ts';
import { statusSince } from '../money/step-facts.ts';
import { type BookingRow, requireOwnBooking } from '../record/booking-row.ts';
import { type ClaimRow, claimsOf } from '../record/claims.ts';
import { itemsOf } from '../record/items-of.ts';
import { hasOpenChange } from '../record/open-change.ts';
import { openOffer } from '../record/open-offer.ts';
import { bookingMoney } from './booking-money.ts';
import { depositShape, invoiceShape, priceShape, summaryShape } from './booking-shapes.ts';
import { drivenBy } from './driven-by.ts';
import { onTheWay } from './on-the-way.ts';
import { replacedCar } from './replaced-car.ts';
import { sealCodes } from './seal-codes.ts';

type Reading = Pick<Deps, 'clock' | 'settings'>;

export async function listBookings(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<BookingList> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  if (rows.length === 0) return { bookings: [] };
  const ids = [...new Set(rows.map(({ city_id }) => city_id))];
  const cities = await Promise.all(ids.map((id) => requireCity(db, id)));
  const cityOf = ({ city_id }: BookingRow) => {
    const city = cities.find(({ id }) => id === city_id);
    if (!city) throw new Error(`no city ${city_id}`);
    return city;
  };
  const moneyOf = await bookingMoney(db, rows, cityOf, clock.now());
  return { bookings: rows.map((row) => summaryShape(row, cityOf(row), moneyOf(row))) };
}

export async function getBooking(
  db: Queries,
  reading: Reading,
  bookingId: string,
  userId: string,
): Promise<Booking> {
  const row = await requireOwnBooking(db, bookingId, userId);
  const city = await requireCity(db, row.city_id);
  const payments = await paymentsOf(db, row.id);
  const ledger = await ledgerOf(db, row.id, row.currency);
  const claims = await claimsOf(db, row.id);
  const ways = await onTheWay(db, row.id);
  const { sealedAt } = ways.return;
  const life = {
    since: await statusSince(db, row),
    timeZone: city.time_zone,
    handovers: city.handovers,
    isClaimedOn: keepsDeposit(claimFactsOf(claims, payments, row)),
    returnedAt: sealedAt ? Temporal.Instant.from(sealedAt) : null,
  };
  const items = await itemsOf(db, row.id);
  const moneyOf = await bookingMoney(db, [row], () => city, reading.clock.now());
  return {
    ...summaryShape(row, city, moneyOf(row)),
    ...priceShape(row, city, items),
    replaced: await replacedCar(db, row),
    offer: await offerOf(db, row),
    sealed: await sealCodes(db, row.id),
    drivenBy: await drivenBy(db, row, city.time_zone, reading.clock.now(), ways),
    onTheWay: ways,
    drivers: await driversShape(db, row, items, reading.clock.now()),
    paymentProfile: row.payment_profile,
    paymentMethod: await cardOf(db, row.payment_method_id),
    paidWith: await cardOf(db, succeeded(payments, 'charge')[0]?.payment_method_id ?? null),
    company: await companyOf(db, row.company_id),
    deposit: await depositWithCard(db, row, payments, life, reading.clock.now()),
    claims: claims.map(claimLine),
    charged: ledger.charged,
    creditUsed: ledger.creditUsed,
    refunded: ledger.refunded,
    credited: ledger.creditGiven,
    disputed: await disputedBy(db, row),
    lostRefund: await lostBy(db, row),
    invoices: (await invoicesOf(db, row.id)).map(invoiceShape),
    ...(await refusalsOf(db, reading, row, await isChangeBarred(db, row.id), life)),
    driverNote: row.driver_note,
    mayChangeNote: isNoteChangeable(row, reading.clock.now()).ok,
    mayReview: await mayReview(db, row),
    openRequest: await openRequest(db, row),
  };
}

const claimLine = (row: ClaimRow): Booking['claims'][number] => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  amount: money(row.amount, row.currency),
  answerBy: row.answer_by.toISOString(),
});

async function offerOf(db: Queries, { id }: BookingRow): Promise<Booking['offer']> {
  const offer = await openOffer(db, id);
  return offer ? { answerBy: offer.answer_by.toISOString() } : null;
}

type Life = Parameters<typeof depositShape>[3];

/** It may stand on another card than the one for what comes next. */
async function depositWithCard(
  db: Queries,
  row: BookingRow,
  payments: readonly Payment[],
  life: Life,
  now: Temporal.Instant,
): Promise<Booking['deposit']> {
  const deposit = depositShape(row, await depositOf(db, row), payments, life, now);
  const held = standingHold(payments);
  const cardId = held ? held.payment_method_id : row.payment_method_id;
  return deposit && { ...deposit, card: await cardOf(db, cardId) };
}

async function disputedBy(db: Queries, row: BookingRow): Promise<Booking['disputed']> {
  const open = (await disputesOf(db, row.id)).filter(({ status }) => isOpenDispute(status));
  if (open.length === 0) return null;
  return sum(
    open.map(({ amount, currency }) => money(amount, currency)),
    row.currency,
  );
}

async function lostBy(db: Queries, row: BookingRow): Promise<Booking['lostRefund']> {
  const lost = await lostRefunds(db, row);
  if (lost.length === 0) return null;
  return sum(
    lost.map(({ amount, currency }) => money(amount, currency)),
    row.currency,
  );
}

async function refusalsOf(
  db: Queries,
  { clock, settings }: Reading,
  row: BookingRow,
  isDisputed: boolean,
  { handovers }: Pick<Life, 'handovers'>,
): Promise<Pick<Booking, 'changeRefusal' | 'cancelRefusal' | 'canMoveReturn'>> {
  if (await hasOpenChange(db, row.id)) {
    const refusal = 'change_in_progress';
    return { changeRefusal: refusal, cancelRefusal: refusal, canMoveReturn: false };
  }
  const now = clock.now();
  const change = isChangeable(
    { status: row.status, startsAt: toInstant(row.starts_at) },
    settings.current().modifications_time_config,
    now,
  );
  const cancel = refundFor(
    await cancellationFacts(db, row),
    cancellationRules(settings, row.currency),
    now,
  );
  const moved = mayMoveReturn({ status: row.status, handovers }, { movesDelivery: false });
  const whileDisputed = isDisputed ? 'booking_not_changeable' : null;
  const isBeingPaid = row.status === 'pending' ? 'change_in_progress' : null;
  return {
    changeRefusal: change.ok ? (isBeingPaid ?? whileDisputed) : change.code,
    cancelRefusal: cancel.ok ? null : cancel.code,
    canMoveReturn: moved.ok && !isDisputed,
  };
}

async function cardOf(db: Queries, id: string | null): Promise<Booking['paymentMethod']> {
  if (id === null) return null;
  const card = await db
    .selectFrom('payment_methods')
    .select(['id', 'brand', 'last4', 'exp_month as expMonth', 'exp_year as expYear', 'wallet'])
    .where('id', '=', id)
    .executeTakeFirst();
  return card ?? null;
}

async function companyOf(db: Queries, id: string | null): Promise<Booking['company']> {
  if (id === null) return null;
  const company = await db
    .selectFrom('companies')
    .select(['name', 'address', 'vat'])
    .where('id', '=', id)
    .executeTakeFirst();
  return company ?? null;
}

async function openRequest(db: Queries, row: BookingRow): Promise<Booking['openRequest']> {
  const open = await db
    .selectFrom('requests')
    .select('id')
    .where('booking_id', '=', row.id)
    .where('kind', 'not in', ['deposit', 'claim']) // each says by itself that it waits, and nothing waits for it
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return open ? findRequest(db, open.id, row.user_id) : null;
}
