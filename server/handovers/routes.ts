import type { handoverOperations } from '../../contract/handover-operations.ts';
import { requireOwnBooking } from '../bookings/record/booking-row.ts';
import { hasOwnPhotograph } from '../bookings/record/own-photograph.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { answerProtocol } from './answer-protocol.ts';
import { bookingHandovers, isSealedFile } from './booking-handovers.ts';
import { answerFile } from './files.ts';
import { keepOwnPhotograph } from './own-photographs.ts';
import { checkFile, publicSeal } from './public-seals.ts';
import { addMark } from './renter-marks.ts';

export function handoverRoutes({
  database,
  clock,
  storage,
  siteUrl,
}: Pick<Deps, 'database' | 'clock' | 'storage' | 'siteUrl'>): Pick<
  Handlers,
  keyof typeof handoverOperations
> {
  const db = database.kysely;
  return {
    async getBookingHandovers({ caller, params }) {
      const booking = await requireOwnBooking(db, params.id, caller.userId);
      return bookingHandovers(db, booking, clock.now());
    },
    async addMark({ tx, caller, params, body }) {
      const booking = await requireOwnBooking(tx, params.id, caller.userId);
      await addMark(tx, booking.id, body, clock.now());
      return bookingHandovers(tx, booking, clock.now());
    },
    async sendOwnPhotograph({ caller, params: { id, digest }, body }) {
      const booking = await requireOwnBooking(db, id, caller.userId);
      await keepOwnPhotograph({ db, storage }, booking.id, { digest, content: body }, clock.now());
      return { digest };
    },
    async getSealedPhotograph({ caller, params: { id, digest } }) {
      const booking = await requireOwnBooking(db, id, caller.userId);
      const isTheirs =
        (await hasOwnPhotograph(db, booking.id, digest)) ||
        (await isSealedFile(db, booking.id, digest));
      const file = isTheirs ? await answerFile(db, storage, digest) : null;
      if (!file) throw notFound('This photograph');
      return file;
    },
    async getHandoverProtocol({ caller, params: { id, kind } }) {
      const booking = await requireOwnBooking(db, id, caller.userId);
      return answerProtocol({ db, storage, siteUrl }, booking, kind);
    },
    getSeal: ({ params }) => publicSeal(db, params.code),
    checkSealedFile: ({ params, query }) => checkFile(db, params.digest, query.code),
  };
}
