import type { jobOperations } from '../../../contract/operate/job-operations.ts';
import { citiesWhere } from '../../../domain/permissions.ts';
import type { Deps } from '../../deps.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { assignJob } from './assign-job.ts';
import { listJobs, listOwnJobs } from './list-jobs.ts';

export function jobRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof jobOperations> {
  const { database, clock } = deps;
  const db = database.kysely;
  return {
    async listJobs({ caller, query: { cityId, day } }) {
      requirePermission(caller, 'jobs.plan', cityId);
      return listJobs(db, cityId, day, clock.now());
    },
    async assignJob({ tx, caller, body }) {
      const { bookingId, kind, driverId, note } = body;
      const booking = await permittedBooking(tx, caller, 'jobs.plan', bookingId);
      await assignJob(tx, deps, booking, { kind, driverId, note }, caller.userId);
      return { bookingId, kind, driverId };
    },
    async listOwnJobs({ caller }) {
      const where = citiesWhere(caller.grants, 'jobs.own');
      // Whoever holds it everywhere drives nowhere in particular: a job is given to a driver of a city.
      const cityIds = where === 'all' ? [] : where;
      return listOwnJobs(db, caller.userId, cityIds, clock.now());
    },
  };
}
