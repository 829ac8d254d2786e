import type { Handover } from '../../../contract/operate/today.ts';
import type { JobKind } from '../../../domain/jobs/job.ts';
import type { Queries } from '../../db/connect.ts';
import { readJobs } from '../jobs/read-jobs.ts';

interface Day {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

const kinds: Readonly<Record<JobKind, Handover['kind']>> = {
  deliver: 'delivery',
  collect: 'return',
};

/** Deliveries and returns of a day, `[from, to)`, in the order they happen. */
export async function readHandovers(
  db: Queries,
  cityId: string,
  { from, to }: Day,
  seesRenters: boolean,
): Promise<Handover[]> {
  const jobs = await readJobs(db, cityId, { from, to });
  return jobs.map(({ kind, renter: name, phone, email, driverId, driverName, ...job }) => ({
    bookingId: job.bookingId,
    reference: job.reference,
    car: job.car,
    renter: { name, phone: seesRenters ? phone : null, email: seesRenters ? email : null },
    kind: kinds[kind],
    at: job.at.toString(),
    place: job.place,
    driver: driverId && driverName ? { id: driverId, name: driverName } : null,
    isDone: job.isDone,
  }));
}
