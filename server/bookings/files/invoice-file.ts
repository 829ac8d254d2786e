import { releasesCar } from '../../../domain/booking-lifecycle.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { drawPaper } from '../../paper/draw-paper.ts';
import { driversOf } from '../drivers/drivers-of.ts';
import { type Invoice, invoicesOf } from '../invoices/invoice-row.ts';
import { issueOwedInvoices } from '../invoices/issue-owed-invoices.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { invoiceSheet, invoiceTitle } from './invoice-sheet.ts';

type Printing = Pick<Deps, 'database' | 'config' | 'clock'>;

/** All documents of a booking in one file, in the order of their issue. */
export async function invoicesFile(
  deps: Printing,
  booking: BookingRow,
): Promise<Uint8Array<ArrayBuffer>> {
  const db = deps.database.kysely;
  // A booking from before there were invoices gets its own when it is asked for.
  if ((await invoicesOf(db, booking.id)).length === 0 && booking.status !== 'pending') {
    await db.transaction().execute((tx) => issueOwedInvoices(tx, booking.id, deps.clock.now()));
  }
  const invoices = await invoicesOf(db, booking.id);
  return print(deps, booking, invoices, invoices);
}

/** One document of a booking of this renter; to everybody else it does not exist. */
export async function invoiceFile(
  deps: Printing,
  invoiceId: string,
  userId: string,
): Promise<{ readonly number: string; readonly pdf: Uint8Array<ArrayBuffer> }> {
  const db = deps.database.kysely;
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('invoices', 'invoices.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('invoices.id', '=', invoiceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const invoices = booking ? await invoicesOf(db, booking.id) : [];
  const wanted = invoices.find(({ id }) => id === invoiceId);
  if (!booking || !wanted) throw notFound('This invoice');
  return { number: wanted.number, pdf: await print(deps, booking, invoices, [wanted]) };
}

async function print(
  { database, config, clock }: Printing,
  booking: BookingRow,
  invoices: readonly Invoice[],
  [first, ...others]: readonly Invoice[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (!first) throw notFound('An invoice of this booking');
  const cancelledAt = releasesCar(booking.status)
    ? await database.kysely
        .selectFrom('booking_history')
        .select('at')
        .where('booking_id', '=', booking.id)
        .where('to_status', '=', booking.status)
        .orderBy('id')
        .executeTakeFirst()
    : undefined;
  const drivers = await driversOf(database.kysely, booking, clock.now());
  const city = await requireCity(database.kysely, booking.city_id);
  const about = {
    countryCode: city.country_code,
    invoices,
    contact: {
      email: city.support_email ?? config.contact.email,
      phone: city.support_phone ?? config.contact.phone,
    },
    cancelledAt: cancelledAt?.at ?? null,
    drivers: drivers.flatMap(({ state, name }) => (state === 'may-drive' && name ? [name] : [])),
  };
  return drawPaper({
    title: invoiceTitle(first, about),
    sheets: [first, ...others].map((one) => invoiceSheet(one, about)),
  });
}
