import type { repairOperations } from '../../../contract/operate/repair-operations.ts';
import { lockBooking } from '../../bookings/record/booking-row.ts';
import type { Deps } from '../../deps.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { listRepairs } from './list-repairs.ts';
import { previewOffer } from './preview-offer.ts';
import { offerToRenter, repairForRenter } from './repair-verbs.ts';
import { requireMayRepair } from './require-may-repair.ts';

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
      const { id } = await permittedBooking(tx, caller, 'bookings.change', params.id);
      const booking = await lockBooking(tx, id);
      await requireMayRepair(tx, deps, caller, booking, body);
      await repairForRenter(tx, deps, booking, body, caller.userId);
      return { bookingId: booking.id, kind: body.kind };
    },
    async previewOffer({ caller, params, body }) {
      const booking = await permittedBooking(db, caller, 'bookings.change', params.id);
      return previewOffer(db, { siteUrl: deps.siteUrl, now: clock.now() }, booking, body);
    },
    async offerCars({ tx, caller, params, body }) {
      const booking = await permittedBooking(tx, caller, 'bookings.change', params.id);
      const answerBy = await offerToRenter(tx, deps, booking, body, caller.userId);
      return { bookingId: booking.id, answerBy: answerBy.toString() };
    },
  };
}
