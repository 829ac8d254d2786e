import type { repairOperations } from '../../../contract/operate/repair-operations.ts';
import { offerCars } from '../../bookings/offers/offer-cars.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { listRepairs } from './list-repairs.ts';
import { repairBooking } from './repair-booking.ts';

export function repairRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof repairOperations> {
  const { clock } = deps;
  const db = deps.database.kysely;
  return {
    async listRepairs({ caller, params, query }) {
      const repairs = await listRepairs(db, params.id, query, clock.now());
      requirePermission(caller, 'bookings.read', repairs.car.cityId);
      return repairs;
    },
    async repairBooking({ tx, caller, params, body }) {
      const booking = await permittedBooking(tx, caller, 'bookings.change', params.id);
      const { kind, carIds, startsAt, reason, note } = body;
      await repairBooking(tx, deps, booking.id, body, caller.userId);
      await recordAudit(tx, {
        actor: caller.userId,
        action: 'booking repair',
        subject: `booking ${booking.reference}`,
        before: { carId: booking.car_id, startsAt: booking.starts_at.toISOString() },
        after: { kind, carIds, ...(startsAt && { startsAt }), reason },
        reason: note,
        now: clock.now(),
      });
      return { bookingId: booking.id, kind };
    },
    async offerCars({ tx, caller, params, body: { carIds, reason, note } }) {
      const booking = await permittedBooking(tx, caller, 'bookings.change', params.id);
      const by = `staff ${caller.userId}` as const;
      const { answerBy } = await offerCars(tx, deps, booking.id, { carIds, reason, by });
      await recordAudit(tx, {
        actor: caller.userId,
        action: 'booking offer',
        subject: `booking ${booking.reference}`,
        before: { carId: booking.car_id },
        after: { carIds, reason, answerBy: answerBy.toString() },
        reason: note,
        now: clock.now(),
      });
      return { bookingId: booking.id, answerBy: answerBy.toString() };
    },
  };
}
