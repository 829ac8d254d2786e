import type { BoardBooking } from '../../../../contract/operate/board-moves.ts';
import {
  judgeMove,
  type MovePlace,
  type MoveVerdict,
  shiftedTrip,
} from '../../../../domain/board/move.ts';
import type { Trip } from '../../../../domain/trip.ts';
import type { CarLine } from '../board-model.ts';

const tripOf = ({ startsAt, endsAt }: Pick<BoardBooking, 'startsAt' | 'endsAt'>): Trip => ({
  startsAt: Temporal.Instant.from(startsAt),
  endsAt: Temporal.Instant.from(endsAt),
});

/** In its own row a booking moves in time; in another one it keeps its times. */
export const tripAt = (booking: BoardBooking, carId: string, minutes: number): Trip =>
  carId === booking.carId ? shiftedTrip(tripOf(booking), minutes) : tripOf(booking);

/** What the server will say of it, unless somebody else is quicker. */
export function verdictOn(
  booking: BoardBooking,
  car: CarLine,
  trip: Trip,
  place: MovePlace,
): MoveVerdict {
  const { promise, withoutExtras } = booking;
  return judgeMove(
    {
      id: booking.id,
      carId: booking.carId,
      trip: tripOf(booking),
      occupied: {
        from: Temporal.Instant.from(booking.startsAt),
        to: Temporal.Instant.from(booking.freeAt),
      },
      promise,
    },
    {
      id: car.id,
      isOffered: car.isOffered,
      drivableUntil: car.drivableUntil === null ? null : Temporal.PlainDate.from(car.drivableUntil),
      promise: { ...car, extras: withoutExtras.includes(car.id) ? [] : promise.extras },
      away: car.away && {
        reason: car.away.reason,
        from: Temporal.Instant.from(car.away.from),
        until: car.away.until === null ? null : Temporal.Instant.from(car.away.until),
      },
      taken: car.bars
        .filter((bar) => bar.booking?.id !== booking.id && bar.offeredTo !== booking.id)
        .map((bar) => ({
          id: bar.id,
          kind: bar.kind,
          trip: tripOf(bar),
          freeAt: Temporal.Instant.from(bar.freeAt),
        })),
    },
    trip,
    place,
  );
}
