import type { Handover } from '../../../contract/operate/today.ts';
import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { tripColumns, tripShape } from './trip-shape.ts';

const ahead = [
  'booked',
  'confirmed',
  'security-deposit-pending',
  'security-deposit-retry',
] as const satisfies readonly BookingStatus[];
const over = [
  'completed',
  'review',
  'processed',
  'finished',
] as const satisfies readonly BookingStatus[];

/** Longer than any trip can be made: the index by status and beginning leads to all that end today. */
const LONGEST_TRIP_HOURS = 24 * 366;

interface Day {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Deliveries and returns of a day, `[from, to)`, in the order they happen. */
export async function readHandovers(
  db: Queries,
  cityId: string,
  day: Day,
  seesRenters: boolean,
): Promise<Handover[]> {
  const [from, to] = [toDate(day.from), toDate(day.to)];
  const earliest = toDate(day.from.subtract({ hours: LONGEST_TRIP_HOURS }));
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .leftJoin('job_drivers as bringing', (join) =>
      join.onRef('bringing.booking_id', '=', 'bookings.id').on('bringing.kind', '=', 'deliver'),
    )
    .leftJoin('staff as bringer', 'bringer.id', 'bringing.driver_id')
    .leftJoin('job_drivers as fetching', (join) =>
      join.onRef('fetching.booking_id', '=', 'bookings.id').on('fetching.kind', '=', 'collect'),
    )
    .leftJoin('staff as fetcher', 'fetcher.id', 'fetching.driver_id')
    .select(tripColumns)
    .select(['bookings.status', 'delivery_name', 'return_name'])
    .select(['bringer.id as bringer_id', 'bringer.name as bringer_name'])
    .select(['fetcher.id as fetcher_id', 'fetcher.name as fetcher_name'])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', [...ahead, 'active', ...over])
    .where('bookings.starts_at', '>=', earliest)
    .where('bookings.starts_at', '<', to)
    .where('bookings.ends_at', '>=', from)
    .execute();
  const isOver = (status: BookingStatus) => over.some((one) => one === status);
  const isAhead = (status: BookingStatus) => ahead.some((one) => one === status);
  const handovers = rows.flatMap((row): Handover[] => {
    const trip = tripShape(row, seesRenters);
    const { status, starts_at, ends_at, delivery_name, return_name } = row;
    return [
      {
        ...trip,
        kind: 'delivery',
        place: delivery_name,
        driver: driverOf(row.bringer_id, row.bringer_name),
        ...atTime(starts_at, !isAhead(status)),
      },
      {
        ...trip,
        kind: 'return',
        place: return_name,
        driver: driverOf(row.fetcher_id, row.fetcher_name),
        ...atTime(ends_at, isOver(status)),
      },
    ];
  });
  const [begins, ends] = [from.toISOString(), to.toISOString()];
  return handovers
    .filter(({ at }) => at >= begins && at < ends)
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

const driverOf = (id: string | null, name: string | null): Handover['driver'] =>
  id !== null && name !== null ? { id, name } : null;

const atTime = (at: Date, isDone: boolean) => ({ at: at.toISOString(), isDone });
