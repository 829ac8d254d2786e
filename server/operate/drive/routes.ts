import type { driveOperations } from '../../../contract/operate/drive-operations.ts';
import { citiesWhere } from '../../../domain/permissions.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { answerFile } from '../../handovers/files.ts';
import { sealWhenWhole } from '../../handovers/seal-when-whole.ts';
import { takePiece, uploadOf } from '../../handovers/take-piece.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { driverDay } from './driver-day.ts';
import { ownHandoversNaming, requireOwnPhotograph } from './own-handover.ts';
import { sendEvents } from './send-events.ts';

type DriveHandlers = Pick<OperateHandlers, keyof typeof driveOperations>;

export function driveRoutes(
  work: Pick<Deps, 'database' | 'clock' | 'storage' | 'siteUrl' | 'jobs' | 'texts'>,
): DriveHandlers {
  const { database, clock, storage } = work;
  const db = database.kysely;
  return {
    async getDriverDay({ caller }) {
      const where = citiesWhere(caller.grants, 'jobs.own');
      // Whoever holds it everywhere drives nowhere in particular: a job is given to a driver of a city.
      return driverDay(db, caller.userId, where === 'all' ? [] : where, clock.now());
    },
    sendHandoverEvents: ({ tx, caller, params, body }) =>
      sendEvents({ tx, caller, now: clock.now() }, work, params, body),
    async getEvidenceUpload({ caller, params: { digest } }) {
      await ownHandoversNaming(db, caller, digest);
      return uploadOf(db, digest);
    },
    async sendEvidencePiece({ caller, params: { digest }, query, body }) {
      const handovers = await ownHandoversNaming(db, caller, digest);
      const upload = await takePiece(db, storage, { digest, ...query, content: body }, clock.now());
      if (upload.isWhole) {
        for (const key of handovers) {
          await db.transaction().execute((tx) => sealWhenWhole(tx, work, key));
        }
      }
      return upload;
    },
    async getDriverPhotograph({ caller, params: { digest } }) {
      await requireOwnPhotograph(db, caller, digest);
      const file = await answerFile(db, storage, digest);
      if (!file) throw notFound('This photograph');
      return file;
    },
  };
}
