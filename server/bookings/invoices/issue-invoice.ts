import { toCityTime } from '../../../domain/city-time.ts';
import { type OwedInvoice, type TaxShare, taxByRate } from '../../../domain/invoices.ts';
import { compareMoney, type Money, money, subtract, sum } from '../../../domain/money.ts';
import { withShownCents } from '../../../domain/pricing.ts';
import { rentalDays } from '../../../domain/trip.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { carName } from '../record/car-name.ts';
import { itemsOf } from '../record/items-of.ts';
import type { Buyer, Invoice, InvoiceSnapshot } from './invoice-row.ts';
import { sellerOf } from './seller-of.ts';
import { takeNumber } from './take-number.ts';

/**
 * Issues one document of a locked booking. A credit note has the seller and the buyer of the invoice
 * that it takes back from: an account may be gone by then, what was sold to whom is not.
 */
export async function issueInvoice(
  tx: Queries,
  booking: BookingRow,
  owed: OwedInvoice,
  now: Temporal.Instant,
  correction?: { readonly corrected: Invoice; readonly taxes: readonly TaxShare[] },
): Promise<void> {
  const city = await requireCity(tx, booking.city_id);
  const corrected = correction?.corrected;
  const seller = corrected?.snapshot.seller ?? (await sellerOf(tx, city));
  const trip = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  const snapshot: InvoiceSnapshot = {
    cause: owed.cause,
    seller,
    buyer: corrected?.snapshot.buyer ?? (await buyerOf(tx, booking)),
    trip: {
      reference: booking.reference,
      car: carName(booking),
      city: city.name,
      timeZone: city.time_zone,
      startsAt: trip.startsAt.toString(),
      endsAt: trip.endsAt.toString(),
      days: rentalDays(trip, city.time_zone),
    },
    lines: await linesOf(tx, booking, owed),
    taxes: correction?.taxes ?? taxByRate(owed.total, city.tax_basis_points),
    paid: await paidBy(tx, booking, owed),
  };
  const { year } = toCityTime(now, city.time_zone);
  await tx
    .insertInto('invoices')
    .values({
      ...(await takeNumber(tx, seller.series, year, owed.kind)),
      kind: owed.kind,
      booking_id: booking.id,
      company_id: booking.company_id,
      corrects: corrected?.id ?? null,
      payment_id: owed.paymentId,
      credit_entry_id: owed.creditEntryId,
      currency: owed.total.currency,
      total: owed.total.amount,
      snapshot: JSON.stringify(snapshot),
      issued_at: toDate(now),
    })
    .execute();
}

async function buyerOf(tx: Queries, booking: BookingRow): Promise<Buyer> {
  const user = await tx
    .selectFrom('users')
    .select(['name', 'address', 'tax_number'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  if (booking.company_id === null) {
    const { name, address, tax_number: taxNumber } = user;
    return { name, address: address ?? '', taxNumber, isCompany: false, driver: null };
  }
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'address', 'vat'])
    .where('id', '=', booking.company_id)
    .executeTakeFirstOrThrow();
  const { name, address, vat: taxNumber } = company;
  return { name, address, taxNumber, isCompany: true, driver: user.name };
}

/** The very lines that were agreed, but for credit, which pays; of all else the one difference. */
async function linesOf(
  tx: Queries,
  booking: BookingRow,
  { cause, total }: OwedInvoice,
): Promise<InvoiceSnapshot['lines']> {
  const whole = [{ kind: cause, label: null, amount: total }];
  if (cause !== 'rental') return whole;
  const items = (await itemsOf(tx, booking.id)).filter(({ kind }) => kind !== 'credit');
  const lines = withShownCents(
    items.map(({ kind, label, quantity, amount }) => ({
      kind,
      label: label === kind ? null : label,
      quantity,
      amount: money(amount, booking.currency),
    })),
    booking.currency,
  ).map(({ kind, label, quantity, shown }) => ({ kind, label, quantity, amount: shown }));
  const added = sum(
    lines.map(({ amount }) => amount),
    booking.currency,
  );
  // A booking that was changed before it got its invoice has the lines of today.
  return compareMoney(added, total) === 0 ? lines : whole;
}

async function paidBy(
  tx: Queries,
  booking: BookingRow,
  { total, paymentId, creditEntryId }: OwedInvoice,
): Promise<InvoiceSnapshot['paid']> {
  if (booking.company_id !== null) return [{ by: 'account', amount: total }];
  if (creditEntryId !== null || paymentId === null) return [{ by: 'credit', amount: total }];
  const payment = await tx
    .selectFrom('payments')
    .leftJoin('payment_methods', 'payment_methods.id', 'payments.payment_method_id')
    .select(['payments.amount', 'payments.kind', 'brand', 'last4', 'wallet'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { brand, last4, wallet } = payment;
  const card = { by: 'card', brand, last4, wallet } as const;
  if (payment.kind === 'refund') return [{ ...card, amount: total }];
  const byCard = money(payment.amount, booking.currency);
  const byCredit: Money = subtract(total, byCard);
  return [
    { ...card, amount: byCard },
    ...(byCredit.amount > 0 ? [{ by: 'credit' as const, amount: byCredit }] : []),
  ];
}
