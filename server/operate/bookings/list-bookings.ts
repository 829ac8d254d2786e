import type { z } from 'zod';
import type {
  DeskBookingLine,
  DeskBookings,
  DeskBookingsQuery,
} from '../../../contract/operate/desk-bookings.ts';
import {
  bookingGroups,
  groupOfStatus,
  isSoonestFirst,
  statusesIn,
} from '../../../domain/booking-groups.ts';
import { money, subtract } from '../../../domain/money.ts';
import { carName } from '../../bookings/record/car-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { bookingsKnownBy } from './known-by.ts';

/** Bookings of a city that fit, a page of them, and how many there are of each group. */
export async function listBookings(
  db: Queries,
  { city, text, group, page, size }: z.output<typeof DeskBookingsQuery>,
): Promise<DeskBookings> {
  await requireCity(db, city);
  const counts = await db
    .selectFrom('bookings')
    .where('bookings.city_id', '=', city)
    .$if(text !== '', (query) => query.where('bookings.id', 'in', bookingsKnownBy(text)))
    .select(({ fn }) => ['bookings.status', fn.countAll<string>().as('count')])
    .groupBy('bookings.status')
    .execute();
  const groups = bookingGroups.map((one) => ({
    group: one,
    count: counts
      .filter(({ status }) => groupOfStatus(status) === one)
      .reduce((sum, { count }) => sum + Number(count), 0),
  }));
  const total = groups
    .filter((one) => group === undefined || one.group === group)
    .reduce((sum, { count }) => sum + count, 0);
  const order = group && isSoonestFirst(group) ? 'asc' : 'desc';
  const rows = await bookingLines(db)
    .where('bookings.city_id', '=', city)
    .$if(text !== '', (query) => query.where('bookings.id', 'in', bookingsKnownBy(text)))
    .$if(group !== undefined, (query) =>
      query.where('bookings.status', 'in', statusesIn(group ?? 'upcoming')),
    )
    .orderBy('bookings.starts_at', order)
    .orderBy('bookings.id', order)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { items: rows.map(lineOf), page, pages: Math.ceil(total / size), total, groups };
}

/** Bookings as a line of a list needs them. */
export const bookingLines = (db: Queries) =>
  db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .select((booking) => [
      'bookings.id',
      'bookings.reference',
      'bookings.status',
      'bookings.city_id',
      'bookings.starts_at',
      'bookings.ends_at',
      'bookings.delivery_name',
      'bookings.return_name',
      'bookings.car_id',
      'bookings.car_snapshot',
      'bookings.total',
      'bookings.currency',
      'bookings.user_id',
      'users.name',
      'cars.plate',
      booking
        .selectFrom('booking_items')
        .whereRef('booking_items.booking_id', '=', 'bookings.id')
        .where('booking_items.kind', '=', 'credit')
        .select(({ fn, val }) =>
          fn.coalesce(fn.sum<number>('booking_items.amount'), val(0)).as('credit'),
        )
        .as('credit'),
    ]);

type LineRow = Awaited<ReturnType<ReturnType<typeof bookingLines>['execute']>>[number];

export function lineOf(row: LineRow): DeskBookingLine {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    place: row.status === 'active' ? row.return_name : row.delivery_name,
    car: { id: row.car_id, name: carName(row), plate: row.plate },
    renter: { id: row.user_id, name: row.name },
    // The line of credit is below zero.
    price: subtract(money(row.total, row.currency), money(Number(row.credit), row.currency)),
  };
}
