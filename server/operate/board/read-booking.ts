import type { BoardBooking } from '../../../contract/operate/board-moves.ts';
import { money } from '../../../domain/money.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { judgeReplaceable } from '../../bookings/change/require-replaceable.ts';
import { bookingMoney } from '../../bookings/read/booking-money.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { findOccupied } from '../../bookings/record/occupy.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';

interface Asked {
  readonly seesRenters: boolean;
  readonly now: Temporal.Instant;
}

/** One booking, with what decides where it can be moved. */
export async function readBoardBooking(
  db: Queries,
  booking: BookingRow,
  { seesRenters, now }: Asked,
): Promise<BoardBooking> {
  const city = await requireCity(db, booking.city_id);
  const renter = await db
    .selectFrom('users')
    .select(['name', 'email', 'phone_code', 'phone_number'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  const moneyOf = await bookingMoney(db, [booking], () => city, now);
  const promise = await bookedPromise(db, booking);
  const occupied = await findOccupied(db, booking.id);
  const startsAt = toInstant(booking.starts_at);
  const phone = renter.phone_number && `${renter.phone_code ?? ''}${renter.phone_number}`;
  const { category, bodyType, propulsionType, transmission, seats, luggages, extras } = promise;
  return {
    id: booking.id,
    carId: booking.car_id,
    reference: booking.reference,
    status: booking.status,
    renter: {
      name: renter.name,
      phone: seesRenters ? phone : null,
      email: seesRenters ? renter.email : null,
    },
    startsAt: startsAt.toString(),
    endsAt: booking.ends_at.toISOString(),
    freeAt: (occupied?.to ?? toInstant(booking.ends_at)).toString(),
    delivery: booking.delivery_name,
    return: booking.return_name,
    total: money(booking.total, booking.currency),
    deposit: moneyOf(booking).deposit,
    isMovable: occupied !== null && (await judgeReplaceable(db, booking, now)).ok,
    promise: { category, bodyType, propulsionType, transmission, seats, luggages, extras },
    withoutExtras: await carsWithout(db, booking.city_id, extras),
  };
}

/** Most bookings have no extra, and then every car can take all of them. */
async function carsWithout(
  db: Queries,
  cityId: string,
  extras: readonly string[],
): Promise<string[]> {
  if (extras.length === 0) return [];
  const rows = await db
    .selectFrom('cars')
    .leftJoin('car_extras', (join) =>
      join.onRef('car_id', '=', 'cars.id').on('extra_id', 'in', [...extras]),
    )
    .select('cars.id')
    .where('city_id', '=', cityId)
    .where('retired_at', 'is', null)
    .groupBy('cars.id')
    .having(({ fn }) => fn.count('extra_id'), '<', new Set(extras).size)
    .execute();
  return rows.map(({ id }) => id);
}
