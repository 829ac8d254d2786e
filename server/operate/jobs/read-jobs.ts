import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import { clash, type JobKind, type TimedJob } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';

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

/** Longer than any trip: the index by status and beginning leads to all that end in the window. */
const LONGEST_TRIP_HOURS = 24 * 366;

export interface JobRow extends TimedJob {
  readonly cityId: string;
  readonly reference: string;
  readonly car: string;
  readonly plate: string | null;
  readonly place: string;
  readonly renter: string;
  readonly phone: string | null;
  readonly note: string | null;
  readonly isDone: boolean;
  readonly driverId: string | null;
  readonly clashes: boolean;
}

interface Window {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

/** Deliveries and collections that begin in a window `[from, to)`, in the order of their time. */
export async function readJobs(db: Queries, cityId: string, window: Window): Promise<JobRow[]> {
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
      'users.phone_code',
      'users.phone_number',
      'bringing.driver_id as bringing',
      'fetching.driver_id as fetching',
    ])
    .where('bookings.city_id', '=', cityId)
    .where('bookings.status', 'in', [...ahead, 'active', ...over])
    .where('starts_at', '>=', toDate(window.from.subtract({ hours: LONGEST_TRIP_HOURS })))
    .where('starts_at', '<', toDate(window.to))
    .where('ends_at', '>=', toDate(window.from))
    .execute();
  const isIn = ({ at }: TimedJob) =>
    Temporal.Instant.compare(at, window.from) >= 0 && Temporal.Instant.compare(at, window.to) < 0;
  const jobs = rows
    .flatMap((row) => {
      const shared = {
        bookingId: row.id,
        cityId: row.city_id,
        reference: row.reference,
        car: `${row.brand} ${row.model}`,
        plate: row.plate,
        renter: row.name,
        phone: row.phone_number && `${row.phone_code ?? ''}${row.phone_number}`,
        note: row.driver_note,
      };
      const isOf = (statuses: readonly BookingStatus[]) => statuses.includes(row.status);
      const end = (kind: JobKind, at: Date, place: string, driverId: string | null) => ({
        ...shared,
        kind,
        at: toInstant(at),
        place,
        driverId,
        isDone: kind === 'deliver' ? !isOf(ahead) : isOf(over),
      });
      return [
        end('deliver', row.starts_at, row.delivery_name, row.bringing),
        end('collect', row.ends_at, row.return_name, row.fetching),
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
