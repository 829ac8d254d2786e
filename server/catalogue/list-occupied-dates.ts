import type { OccupiedDates } from '../../contract/cars.ts';
import type { TimeRange } from '../../domain/availability.ts';
import { startOfCityDay } from '../../domain/city-time.ts';
import { undrivableTime } from '../../domain/fleet/documents.ts';
import { occupiedDays } from '../../domain/occupied-days.ts';
import type { Queries } from '../db/connect.ts';
import { notFound, Refusal } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { findCar, holdsOfOthers, occupiedTimes } from './car-queries.ts';
import { drivableUntil } from './require-drivable.ts';

const LONGEST_WINDOW_DAYS = 500;

export async function listOccupiedDates(
  db: Queries,
  caller: Caller | null,
  request: {
    readonly carId: string;
    readonly from: Temporal.PlainDate;
    readonly to: Temporal.PlainDate;
    readonly excludeBooking?: string | undefined;
  },
): Promise<OccupiedDates> {
  const car = await findCar(db, request.carId);
  // Whoever has booked it may still change that, in a city that is closed meanwhile.
  if (!car || !(car.city.offered || request.excludeBooking)) throw notFound('The asset');
  const { city } = car;
  const days = request.from.until(request.to).days;
  if (days <= 0 || days > LONGEST_WINDOW_DAYS) {
    throw new Refusal('invalid_input', 'The window cannot be used.', [
      { field: 'query.to', reason: `must be 1 to ${LONGEST_WINDOW_DAYS} days after from` },
    ]);
  }
  if (request.excludeBooking) await requireOwnBooking(db, caller, request.excludeBooking);

  const window = {
    from: startOfCityDay(request.from, city.time_zone),
    to: startOfCityDay(request.to, city.time_zone),
  };
  const { excludeBooking: bookingId } = request;
  const holderId = caller?.userId;
  const taken = await occupiedTimes(db, request.carId, window, { bookingId, holderId });
  const ended = undrivableTime(drivableUntil(car), city.time_zone, city.turnaround_minutes);
  const times = ended ? [...taken, ...within(ended, window)] : taken;
  const asked = times.flatMap((time) => within(time, window));
  const holds = await holdsOfOthers(db, request.carId, window, holderId);
  return {
    dates: [...occupiedDays(asked, city.time_zone, city.turnaround_minutes)].sort(),
    events: times.map(({ from, to }) => ({ from: from.toString(), to: to.toString() })),
    holds: holds.map(({ from, to, until }) => ({
      from: from.toString(),
      to: to.toString(),
      until: until.toString(),
    })),
  };
}

/** The part of it that was asked about; a year's calendar has no use for the years after. */
function within(time: TimeRange, window: TimeRange): TimeRange[] {
  const from = Temporal.Instant.compare(time.from, window.from) < 0 ? window.from : time.from;
  const to = Temporal.Instant.compare(time.to, window.to) < 0 ? time.to : window.to;
  return Temporal.Instant.compare(from, to) < 0 ? [{ from, to }] : [];
}

async function requireOwnBooking(
  db: Queries,
  caller: Caller | null,
  bookingId: string,
): Promise<void> {
  const own = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('user_id', '=', caller?.userId ?? '00000000-0000-0000-0000-000000000000')
    .executeTakeFirst();
  if (!own) throw notFound('This booking');
}
