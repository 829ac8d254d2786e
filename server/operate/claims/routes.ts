import type { claimOperations } from '../../../contract/operate/claim-operations.ts';
import { type BookingRow, lockBooking } from '../../bookings/record/booking-row.ts';
import { requireClaim } from '../../bookings/record/claims.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { claimFor, decideFor, withdrawFor } from './claim-verbs.ts';
import { listClaims } from './list-claims.ts';
import { importPapers, previewPapers } from './papers/import-papers.ts';
import { askedFor, previewClaim } from './preview-claim.ts';
import { readDeskClaim } from './read-claim.ts';
import { readTripEvidence } from './trip-evidence.ts';

export function claimRoutes(deps: Deps): Pick<OperateHandlers, keyof typeof claimOperations> {
  const db = deps.database.kysely;
  /** One at a time with whatever else is done to this booking. */
  const locked = async (
    tx: Queries,
    caller: StaffCaller,
    permission: 'claims.make' | 'claims.decide',
    id: string,
  ): Promise<BookingRow> =>
    lockBooking(tx, (await permittedBooking(tx, caller, permission, id)).id);
  return {
    async listClaims({ caller, query }) {
      requirePermission(caller, 'bookings.read', query.city);
      return listClaims(db, query);
    },
    previewPapers: ({ caller, body }) => previewPapers(db, caller, body),
    importPapers: ({ tx, caller, body }) =>
      importPapers({ tx, caller, now: deps.clock.now() }, deps, body),
    async getDeskClaim({ caller, params: { id, claimId } }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', id);
      const claim = await requireClaim(db, id, claimId);
      return readDeskClaim(db, caller, booking, claim, deps.clock.now());
    },
    async getTripEvidence({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      return readTripEvidence(db, caller, booking);
    },
    async previewClaim({ caller, params, body }) {
      const booking = await permittedBooking(db, caller, 'claims.make', params.id);
      return previewClaim(db, booking, askedFor(body), deps.clock.now());
    },
    async makeClaim({ tx, caller, params, body }) {
      const booking = await locked(tx, caller, 'claims.make', params.id);
      const { id: claimId } = await claimFor(
        tx,
        deps,
        booking,
        { ...askedFor(body), words: body.words },
        caller.userId,
      );
      return { bookingId: booking.id, claimId };
    },
    async decideClaim({ tx, caller, params: { id, claimId }, body }) {
      const booking = await locked(tx, caller, 'claims.decide', id);
      const decision =
        body.decision === 'reduce'
          ? ({ kind: 'reduce', to: body.to } as const)
          : { kind: body.decision };
      await decideFor(tx, deps, booking, { claimId, decision, words: body.words }, caller.userId);
      return { bookingId: id, claimId };
    },
    async withdrawClaim({ tx, caller, params: { id, claimId }, body }) {
      const booking = await locked(tx, caller, 'claims.make', id);
      await withdrawFor(tx, deps, booking, { claimId, words: body.words }, caller.userId);
      return { bookingId: id, claimId };
    },
  };
}
