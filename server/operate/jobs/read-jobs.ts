import { type BookingStatus, broughtBack, toDeliver } from '../../../domain/booking-lifecycle.ts';
import { clash, type TimedJob } from '../../../domain/jobs/job.ts';
import { beyondAnyTripHours } from '../../../domain/setting-bounds.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';

export interface JobRow extends TimedJob {
  readonly cityId: string;
  readonly reference: string;
  readonly car: string;
  readonly plate: string | null;
  readonly place: string;
  readonly renter: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly email: string;
  readonly isDone: boolean;
  readonly driverId: string | null;
  readonly driverName: string | null;
  readonly clashes: boolean;
}

interface Window {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** With what should have been done before it and is not: it is done late, or nobody ever does it. */
  readonly withUndone?: boolean;
}

/** Deliveries and collections of a window `[from, to)`, in the order of their time. */
export async function readJobs(
  db: Queries,
  cityId: string,
  { withUndone = false, ...window }: Window,
): Promise<JobRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('cars', 'cars.id', 'bookings.car_id')
    .leftJoin('job_drivers as bringing', (join) =>
      join.onRef('bringing.booking_id', '=', 'bookings.id').on('bringing.kind', '=', 'deliver'),
    )
    .leftJoin('job_drivers as fetching', (join) =>
      join.onRef('fetching.booking_id', '=', 'bookings.id').on('fetching.kind', '=', 'collect'),
    )
    .leftJoin('staff as bringer', 'bringer.id', 'bringing.driver_id')
    .leftJoin('staff as fetcher', 'fetcher.id', 'fetching.driver_id')
    .leftJoin('seals as brought', (join) =>
      join.onRef('brought.booking_id', '=', 'bookings.id').on('brought.kind', '=', 'deliver'),
    )
    .leftJoin('seals as fetched', (join) =>
      join.onRef('fetched.booking_id', '=', 'bookings.id').on('fetched.kind', '=', 'collect'),
    )
    .select([
      'bookings.id',
      'bookings.city_id',
      'bookings.status',
      'reference',
      'starts_at',
      'ends_at',
      'delivery_name',
      'return_name',
      'driver_note',
      'cars.brand',
      'cars.model',
      'cars.plate',
      'users.name',
      'users.email',
      'users.phone_code',
      'users.phone_number',
      'bringing.driver_id as bringing',
      'bringer.name as bringer',
      'fetching.driver_id as fetching',
      'fetcher.name as fetcher',
      'brought.digest as brought',
      'fetched.digest as fetched',
    ])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', [...toDeliver, 'active', ...broughtBack])
    .where('starts_at', '<', toDate(window.to))
    .where((booking) =>
      booking.or([
        // The index by status and beginning leads to all that end in the window.
        booking.and([
          booking('starts_at', '>=', toDate(window.from.subtract({ hours: beyondAnyTripHours }))),
          booking('ends_at', '>=', toDate(window.from)),
        ]),
        ...(withUndone ? [booking('bookings.status', 'in', [...toDeliver, 'active'])] : []),
      ]),
    )
    .execute();
  const isIn = ({ at, isDone }: Omit<JobRow, 'clashes'>) =>
    Temporal.Instant.compare(at, window.to) < 0 &&
    (Temporal.Instant.compare(at, window.from) >= 0 || (withUndone && !isDone));
  const jobs = rows
    .flatMap((row) => {
      const shared = {
        bookingId: row.id,
        cityId: row.city_id,
        reference: row.reference,
        car: `${row.brand} ${row.model}`,
        plate: row.plate,
        renter: row.name,
        email: row.email,
        phone: row.phone_number && `${row.phone_code ?? ''}${row.phone_number}`,
        note: row.driver_note,
      };
      const isOf = (statuses: readonly BookingStatus[]) => statuses.includes(row.status);
      return [
        {
          ...shared,
          kind: 'deliver' as const,
          at: toInstant(row.starts_at),
          place: row.delivery_name,
          driverId: row.bringing,
          driverName: row.bringer,
          isDone: row.brought !== null || !isOf(toDeliver),
        },
        {
          ...shared,
          kind: 'collect' as const,
          at: toInstant(row.ends_at),
          place: row.return_name,
          driverId: row.fetching,
          driverName: row.fetcher,
          isDone: row.fetched !== null || isOf(broughtBack),
        },
      ];
    })
    .filter(isIn)
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
  return jobs.map((job) => ({
    ...job,
    clashes: jobs.some(
      (other) => job.driverId !== null && other.driverId === job.driverId && clash(job, other),
    ),
  }));
}
