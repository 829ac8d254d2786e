import type { Booking, BookingList } from '../../../contract/bookings.ts';
import { keepsDeposit } from '../../../domain/charges/claim-steps.ts';
import { isOpenDispute } from '../../../domain/dispute.ts';
import type { HandoverMode } from '../../../domain/handovers/mode.ts';
import { type Money, money, sum } from '../../../domain/money.ts';
import { stillPaid } from '../../../domain/paid.ts';
import { type CancellationFacts, refundFor } from '../../../domain/policies/cancellation.ts';
import type { CardFunding } from '../../../domain/policies/deposit.ts';
import { isChangeable, mayMoveReturn } from '../../../domain/policies/modification.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { findRequest } from '../../requests/find-request.ts';
import { cancellationFactsOf, cancellationRules } from '../cancel/cancellation-facts.ts';
import { isNoteChangeable } from '../change/change-driver-note.ts';
import { driversShape } from '../drivers/drivers-shape.ts';
import { invoicesOf } from '../invoices/invoice-row.ts';
import { mayReview } from '../life/create-review.ts';
import { claimFactsOf } from '../money/claim-facts.ts';
import { disputesOf, isChangeBarred } from '../money/disputes.ts';
import { lostAmong } from '../money/lost-refunds.ts';
import {
  creditsOf,
  ledgerFrom,
  type Payment,
  paymentsOf,
  standingHold,
  succeeded,
} from '../money/payments.ts';
import { statusSince } from '../money/step-facts.ts';
import { type BookingRow, requireOwnBooking } from '../record/booking-row.ts';
import { type ClaimRow, claimsOf } from '../record/claims.ts';
import { itemsOf } from '../record/items-of.ts';
import { hasOpenChange } from '../record/open-change.ts';
import { openOffer } from '../record/open-offer.ts';
import { billsOf, bookingMoney, moneyShape, wantedDeposit } from './booking-money.ts';
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
  const now = reading.clock.now();
  const city = await requireCity(db, row.city_id);
  const payments = await paymentsOf(db, row.id);
  const credits = await creditsOf(db, row.id);
  const ledger = ledgerFrom(payments, credits, row.currency);
  const claims = await claimsOf(db, row.id);
  const disputes = await disputesOf(db, row.id);
  const items = await itemsOf(db, row.id);
  const since = await statusSince(db, row);
  const cards = await cardsOf(db, row, payments);
  const ways = await onTheWay(db, row.id);
  const { sealedAt } = ways.return;
  const life = {
    since,
    timeZone: city.time_zone,
    handovers: city.handovers,
    isClaimedOn: keepsDeposit(claimFactsOf(claims, payments, row)),
    returnedAt: sealedAt ? Temporal.Instant.from(sealedAt) : null,
  };
  const facts = {
    city,
    payments,
    credits,
    creditLine: items.find(({ kind }) => kind === 'credit')?.amount ?? 0,
    since,
    claims,
    funding: cards.get(row.payment_method_id ?? '')?.funding ?? 'unknown',
    bill: (await billsOf(db, [row])).get(row.id) ?? null,
  };
  const card = (id: string | null) => cardShape(cards.get(id ?? ''));
  const deposit = depositShape(row, wantedDeposit(row, facts), payments, life, now);
  return {
    ...summaryShape(row, city, moneyShape(row, facts, now)),
    ...priceShape(row, city, items),
    replaced: await replacedCar(db, row),
    offer: await offerOf(db, row),
    sealed: await sealCodes(db, row.id),
    drivenBy: await drivenBy(db, row, city.time_zone, now, ways),
    onTheWay: ways,
    drivers: await driversShape(db, row, items, now),
    paymentProfile: row.payment_profile,
    paymentMethod: card(row.payment_method_id),
    paidWith: card(succeeded(payments, 'charge')[0]?.payment_method_id ?? null),
    company: await companyOf(db, row.company_id),
    deposit: deposit && { ...deposit, card: card(depositCardOf(row, payments)) },
    claims: claims.map(claimLine),
    charged: ledger.charged,
    creditUsed: ledger.creditUsed,
    refunded: ledger.refunded,
    credited: ledger.creditGiven,
    disputed: totalOf(
      disputes.filter(({ status }) => isOpenDispute(status)),
      row,
    ),
    lostRefund: totalOf(await lostAmong(payments, db, row), row),
    invoices: (await invoicesOf(db, row.id)).map(invoiceShape),
    ...refusalsOf(reading, row, {
      isChanging: await hasOpenChange(db, row.id),
      isBarred: isChangeBarred(disputes),
      cancellation: cancellationFactsOf(row, stillPaid(ledger), items),
      handovers: city.handovers,
    }),
    driverNote: row.driver_note,
    mayChangeNote: isNoteChangeable(row, now).ok,
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

/** The deposit may stand on another card than the one for what comes next. */
function depositCardOf(row: BookingRow, payments: readonly Payment[]): string | null {
  const held = standingHold(payments);
  return held ? held.payment_method_id : row.payment_method_id;
}

type Amount = Pick<Payment, 'amount' | 'currency'>;

/** Null where there is nothing. */
function totalOf(amounts: readonly Amount[], { currency }: BookingRow): Money | null {
  if (amounts.length === 0) return null;
  return sum(
    amounts.map((one) => money(one.amount, one.currency)),
    currency,
  );
}

interface Barriers {
  readonly isChanging: boolean;
  /** A bank has, or had, what was paid. */
  readonly isBarred: boolean;
  readonly cancellation: CancellationFacts;
  readonly handovers: HandoverMode;
}

function refusalsOf(
  { clock, settings }: Reading,
  row: BookingRow,
  { isChanging, isBarred, cancellation, handovers }: Barriers,
): Pick<Booking, 'changeRefusal' | 'cancelRefusal' | 'canMoveReturn'> {
  if (isChanging) {
    const refusal = 'change_in_progress';
    return { changeRefusal: refusal, cancelRefusal: refusal, canMoveReturn: false };
  }
  const now = clock.now();
  const change = isChangeable(
    { status: row.status, startsAt: toInstant(row.starts_at) },
    settings.current().modifications_time_config,
    now,
  );
  const cancel = refundFor(cancellation, cancellationRules(settings, row.currency), now);
  const moved = mayMoveReturn({ status: row.status, handovers }, { movesDelivery: false });
  const whileDisputed = isBarred ? 'booking_not_changeable' : null;
  const isBeingPaid = row.status === 'pending' ? 'change_in_progress' : null;
  return {
    changeRefusal: change.ok ? (isBeingPaid ?? whileDisputed) : change.code,
    cancelRefusal: cancel.ok ? null : cancel.code,
    canMoveReturn: moved.ok && !isBarred,
  };
}

type Card = NonNullable<Booking['paymentMethod']> & { readonly funding: CardFunding };

/** Those that a booking names: for what comes next, and what its payments stand on. */
async function cardsOf(
  db: Queries,
  row: BookingRow,
  payments: readonly Payment[],
): Promise<Map<string, Card>> {
  const named = [row, ...payments].flatMap(({ payment_method_id: id }) => id ?? []);
  if (named.length === 0) return new Map();
  const cards = await db
    .selectFrom('payment_methods')
    .select(['id', 'brand', 'last4', 'exp_month as expMonth', 'exp_year as expYear', 'wallet'])
    .select('funding')
    .where('id', 'in', [...new Set(named)])
    .execute();
  return new Map(cards.map((card) => [card.id, card]));
}

function cardShape(card: Card | undefined): Booking['paymentMethod'] {
  if (!card) return null;
  const { funding: _, ...shape } = card;
  return shape;
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
