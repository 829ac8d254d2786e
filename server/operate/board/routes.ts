import type { boardOperations } from '../../../contract/operate/board-operations.ts';
import { mayDo } from '../../../domain/permissions.ts';
import { lockBooking } from '../../bookings/record/booking-row.ts';
import type { Deps } from '../../deps.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import { findOnBoard } from './find-on-board.ts';
import { moveBooking } from './move-booking.ts';
import { previewMove } from './preview-move.ts';
import { readBoard } from './read-board.ts';
import { readBoardBooking } from './read-booking.ts';

export function boardRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof boardOperations> {
  const { clock } = deps;
  const db = deps.database.kysely;
  return {
    async getBoard({ caller, query }) {
      requirePermission(caller, 'bookings.read', query.city);
      return readBoard(db, query, clock.now());
    },
    async findOnBoard({ caller, query }) {
      requirePermission(caller, 'bookings.read', query.city);
      const seesRenters = mayDo(caller.grants, 'renters.read', query.city);
      return findOnBoard(db, { ...query, seesRenters, now: clock.now() });
    },
    async getBoardBooking({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      const seesRenters = mayDo(caller.grants, 'renters.read', booking.city_id);
      return readBoardBooking(db, booking, { seesRenters, now: clock.now() });
    },
    async previewMove({ caller, params, body }) {
      const { id } = await permittedBooking(db, caller, 'bookings.read', params.id);
      return db
        .transaction()
        .execute(async (tx) => previewMove(tx, deps, await lockBooking(tx, id), body));
    },
    moveBooking: ({ tx, caller, params, body }) =>
      moveBooking(deps, { tx, caller }, params.id, body),
  };
}
