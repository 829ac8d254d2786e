import type { Move, MovePreview } from '../../../contract/operate/board-moves.ts';
import type { TimeRange } from '../../../domain/availability.ts';
import { judgeMove, type MoveVerdict } from '../../../domain/board/move.ts';
import { money } from '../../../domain/money.ts';
import type { Trip } from '../../../domain/trip.ts';
import { awayCars } from '../../bookings/change/away-cars.ts';
import { bookedPromise } from '../../bookings/change/booked-promise.ts';
import { priceModification } from '../../bookings/change/create-modification.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { findOccupied } from '../../bookings/record/occupy.ts';
import { requireAnyCar } from '../../catalogue/require-car.ts';
import { drivableUntil } from '../../catalogue/require-drivable.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { readBarsOfCar } from './read-bars.ts';

/** Longer than any turnaround: whatever can be in the way of a trip is in such a window around it. */
const AROUND_HOURS = 48;

/** Whether a booking fits where it is put, by the rule that the board draws by, and at which price. */
export async function previewMove(
  db: Queries,
  deps: Deps,
  booking: BookingRow,
  move: Move,
): Promise<MovePreview> {
  if (booking.status === 'pending') {
    throw new Refusal('change_in_progress', 'This booking is still being paid.');
  }
  const booked = { startsAt: toInstant(booking.starts_at), endsAt: toInstant(booking.ends_at) };
  const trip =
    'carId' in move
      ? booked
      : {
          startsAt: Temporal.Instant.from(move.startsAt),
          endsAt: Temporal.Instant.from(move.endsAt),
        };
  if (Temporal.Instant.compare(trip.startsAt, trip.endsAt) >= 0) {
    throw new Refusal('trip_reversed', 'The return must be after the delivery.');
  }
  const occupied = await findOccupied(db, booking.id);
  if (!occupied) throw new Refusal('booking_not_changeable', 'This trip can no longer be changed.');
  const carId = 'carId' in move ? move.carId : booking.car_id;
  const verdict = await judge(db, deps, booking, carId, { booked, occupied, trip });
  const isPriced = !('carId' in move) && verdict.ok;
  return {
    verdict: verdictShape(verdict),
    total: money(booking.total, booking.currency),
    price: isPriced
      ? await priceModification(db, deps, booking.id, booking.user_id, {
          startsAt: trip.startsAt.toString(),
          endsAt: trip.endsAt.toString(),
        })
      : null,
  };
}

async function judge(
  db: Queries,
  { clock }: Pick<Deps, 'clock'>,
  booking: BookingRow,
  carId: string,
  {
    booked,
    occupied,
    trip,
  }: { readonly booked: Trip; readonly occupied: TimeRange; readonly trip: Trip },
): Promise<MoveVerdict> {
  const { car, city } = await requireAnyCar(db, carId);
  if (city.id !== booking.city_id) throw new Refusal('not_found', 'This car is in another city.');
  const around = {
    from: trip.startsAt.subtract({ hours: AROUND_HOURS }),
    to: trip.endsAt.add({ hours: AROUND_HOURS }),
  };
  const bars = await readBarsOfCar(db, { id: carId, cityId: city.id }, around, clock.now());
  const away = await awayCars(db, city.id, clock.now());
  const extras = await db
    .selectFrom('car_extras')
    .select('extra_id')
    .where('car_id', '=', carId)
    .execute();
  return judgeMove(
    {
      id: booking.id,
      carId: booking.car_id,
      trip: booked,
      occupied,
      promise: await bookedPromise(db, booking),
    },
    {
      id: carId,
      isOffered: car.enabled,
      drivableUntil: drivableUntil(car),
      promise: {
        ...car,
        bodyType: car.body_type,
        propulsionType: car.propulsion_type,
        extras: extras.map(({ extra_id }) => extra_id),
      },
      away: away.get(carId) ?? null,
      taken: bars
        .filter((bar) => bar.booking?.id !== booking.id && bar.offeredTo !== booking.id)
        .map(({ id, kind, startsAt, endsAt, freeAt }) => ({
          id,
          kind,
          trip: {
            startsAt: Temporal.Instant.from(startsAt),
            endsAt: Temporal.Instant.from(endsAt),
          },
          freeAt: Temporal.Instant.from(freeAt),
        })),
    },
    trip,
    { turnaroundMinutes: city.turnaround_minutes, timeZone: city.time_zone },
  );
}

const verdictShape = (verdict: MoveVerdict): MovePreview['verdict'] => ({
  fits: verdict.ok,
  isBetter: verdict.ok && verdict.isBetter,
  code: verdict.ok ? null : verdict.code,
  minutesShort: !verdict.ok && verdict.code === 'short' ? verdict.minutes : null,
  by: !verdict.ok && 'by' in verdict ? verdict.by.kind : null,
});
