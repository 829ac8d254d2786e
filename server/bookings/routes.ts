import type { bookingRoutes as contractRoutes } from '../../contract/booking-routes.ts';
import type { Booking } from '../../contract/bookings.ts';
import type { claimRoutes } from '../../contract/claim-routes.ts';
import { isSettled } from '../../domain/booking-lifecycle.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';
import { streamRecord } from '../http/stream-record.ts';
import { cancelBooking } from './cancel/cancel-booking.ts';
import { getCancellation } from './cancel/get-cancellation.ts';
import { changeCard } from './change/change-card.ts';
import { changeDriverNote } from './change/change-driver-note.ts';
import { createModification, priceModification } from './change/create-modification.ts';
import { answerClaim } from './claims/answer-claim.ts';
import { payClaim } from './claims/pay-claim.ts';
import { createBooking } from './create/create-booking.ts';
import { createHold } from './create/create-hold.ts';
import { releaseHold } from './create/release-hold.ts';
import { acceptDrive } from './drivers/accept-drive.ts';
import { leaveDrive } from './drivers/leave-drive.ts';
import { listDrives } from './drivers/list-drives.ts';
import { resendInvitation } from './drivers/resend-invitation.ts';
import { calendarFile } from './files/calendar-file.ts';
import { invoiceFile, invoicesFile } from './files/invoice-file.ts';
import { createReview } from './life/create-review.ts';
import { approveDeposit } from './money/approve-deposit.ts';
import { answerOffer } from './offers/answer-offer.ts';
import { readOffer } from './offers/read-offer.ts';
import { openPhoneBooking } from './phone/open-phone-booking.ts';
import { getBooking, listBookings } from './read/get-booking.ts';
import { readOwnClaim } from './read/read-claim.ts';
import { requireOwnBooking } from './record/booking-row.ts';

type Renters = Pick<Handlers, keyof typeof contractRoutes | keyof typeof claimRoutes>;

export function bookingRoutes(deps: Deps): Renters {
  const { clock } = deps;
  const db = deps.database.kysely;
  return {
    openPhoneBooking: ({ tx, caller, params }) =>
      openPhoneBooking(tx, params.id, caller.userId, clock.now()),
    createHold: ({ tx, caller, body }) => createHold(tx, deps, caller, body),
    releaseHold: ({ tx, caller, params }) => releaseHold(tx, caller, params.id, clock.now()),
    createBooking: ({ tx, caller, body }) => createBooking(tx, deps, caller, body),
    listBookings: ({ caller }) => listBookings(db, deps, caller.userId),
    getBooking: ({ caller, params }) => getBooking(db, deps, params.id, caller.userId),
    async watchBooking({ caller, params, signal }) {
      const read = () => getBooking(db, deps, params.id, caller.userId);
      await read(); // a stranger gets 404 before a stream is opened
      const hasEnded = ({ status }: Booking) => isSettled(status);
      const record = { name: 'booking', id: params.id, read, hasEnded } as const;
      const { bookingWatch: watch, sessions } = deps;
      return streamRecord(record, { watch, sessions, caller, signal });
    },
    async getBookingCalendar({ caller, params }) {
      const booking = await requireOwnBooking(db, params.id, caller.userId);
      const text = await calendarFile(deps, booking);
      return fileAnswer(text, 'text/calendar; charset=utf-8', `handover-${booking.reference}.ics`);
    },
    async getBookingReceipt({ caller, params }) {
      const booking = await requireOwnBooking(db, params.id, caller.userId);
      const pdf = await invoicesFile(deps, booking);
      return fileAnswer(pdf, 'application/pdf', `handover-${booking.reference}.pdf`);
    },
    async getInvoice({ caller, params }) {
      const { number, pdf } = await invoiceFile(deps, params.id, caller.userId);
      return fileAnswer(pdf, 'application/pdf', `handover-${number}.pdf`);
    },
    getCancellation: ({ caller, params }) => getCancellation(db, deps, params.id, caller.userId),
    getCarOffer: ({ caller, params }) => readOffer(db, params.id, caller.userId, clock.now()),
    async answerCarOffer({ tx, caller: { userId }, params, body }) {
      await answerOffer(tx, deps, { bookingId: params.id, userId }, body);
      return getBooking(tx, deps, params.id, userId);
    },
    priceModification: ({ tx, caller, params, body }) =>
      priceModification(tx, deps, params.id, caller.userId, body),
    createModification: ({ tx, caller, params, body }) =>
      createModification(tx, deps, params.id, caller.userId, body),
    async changeBookingCard({ tx, caller, params, body }) {
      await changeCard(tx, deps, params.id, caller.userId, body.methodId);
      return getBooking(tx, deps, params.id, caller.userId);
    },
    async changeDriverNote({ tx, caller, params, body }) {
      await changeDriverNote(tx, params.id, caller.userId, body.driverNote, clock.now());
      return getBooking(tx, deps, params.id, caller.userId);
    },
    async resendDriverInvitation({ tx, caller, params, body }) {
      const { userId } = caller;
      const { driverId } = body;
      await resendInvitation(tx, deps, { bookingId: params.id, driverId, userId });
      return getBooking(tx, deps, params.id, userId);
    },
    listDrives: ({ caller }) => listDrives(db, caller.userId, clock.now()),
    async acceptDrive({ tx, caller, params }) {
      await acceptDrive(tx, deps, params.id, caller.userId);
      return listDrives(tx, caller.userId, clock.now());
    },
    async leaveDrive({ tx, caller, params }) {
      await leaveDrive(tx, deps, params.id, caller.userId);
      return listDrives(tx, caller.userId, clock.now());
    },
    approveDeposit: ({ tx, caller, params }) => approveDeposit(tx, deps, params.id, caller.userId),
    getClaim: ({ caller, params }) => readOwnClaim(db, clock, ofCaller(caller, params)),
    async answerClaim({ tx, caller, params, body }) {
      const which = ofCaller(caller, params);
      await answerClaim(tx, deps, which, body);
      return readOwnClaim(tx, clock, which);
    },
    payClaim: ({ tx, caller, params }) => payClaim(tx, deps, ofCaller(caller, params)),
    createBookingAction: ({ tx, caller, params }) =>
      cancelBooking(tx, deps, params.id, caller.userId),
    createReview: ({ tx, caller, params, body }) =>
      createReview(tx, caller.userId, params.id, body, clock.now()),
  };
}

const ofCaller = (
  { userId }: { readonly userId: string },
  { id, claimId }: { readonly id: string; readonly claimId: string },
) => ({ bookingId: id, claimId, userId });

function fileAnswer(
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
  name: string,
): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
