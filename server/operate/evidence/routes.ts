import type { evidenceOperations } from '../../../contract/operate/evidence-operations.ts';
import { hasOwnPhotograph } from '../../bookings/record/own-photograph.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { answerProtocol } from '../../handovers/answer-protocol.ts';
import { answerFile, filesNamed } from '../../handovers/files.ts';
import { phonesOf } from '../../handovers/phones-of.ts';
import { permittedBooking } from '../bookings/permitted-booking.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { decideHandover } from './decide-handover.ts';
import { deskHandovers } from './desk-handovers.ts';

type EvidenceHandlers = Pick<OperateHandlers, keyof typeof evidenceOperations>;

export function evidenceRoutes(
  work: Pick<Deps, 'database' | 'clock' | 'storage' | 'siteUrl' | 'jobs' | 'texts'>,
): EvidenceHandlers {
  const { database, clock, storage, siteUrl } = work;
  const db = database.kysely;
  return {
    async getDeskHandovers({ caller, params }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', params.id);
      return deskHandovers(db, booking, clock.now());
    },
    async getDeskPhotograph({ caller, params: { id, digest } }) {
      const { id: bookingId } = await permittedBooking(db, caller, 'bookings.read', id);
      const phones = [
        ...(await phonesOf(db, { bookingId, kind: 'deliver' })),
        ...(await phonesOf(db, { bookingId, kind: 'collect' })),
      ];
      const isNamed = filesNamed(phones.flatMap(({ events }) => events)).includes(digest);
      const isShown = isNamed || (await hasOwnPhotograph(db, bookingId, digest));
      const file = isShown ? await answerFile(db, storage, digest) : null;
      if (!file) throw notFound('This photograph');
      return file;
    },
    async getDeskProtocol({ caller, params: { id, kind } }) {
      const booking = await permittedBooking(db, caller, 'bookings.read', id);
      return answerProtocol({ db, storage, siteUrl }, booking, kind);
    },
    async decideAttempt({ tx, caller, params: { id, kind }, body }) {
      const booking = await permittedBooking(tx, caller, 'bookings.change', id);
      await decideHandover(tx, work, booking, { kind, ...body }, caller.userId);
      return deskHandovers(tx, booking, clock.now());
    },
  };
}
