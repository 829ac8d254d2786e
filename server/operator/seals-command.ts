import type { Queries } from '../db/connect.ts';
import { verifySeals, type WrongEvidence } from '../handovers/verify-seals.ts';
import { type OperatorWork, type Report, usage } from './command.ts';

export const sealsUsage = 'seals -- verify';

/** Whether the evidence of every handover still is what was sealed. */
export async function sealsCommand(
  { database, storage }: OperatorWork,
  [verb = '', ...more]: readonly string[],
): Promise<Report> {
  if (verb !== 'verify' || more.length > 0) throw usage(sealsUsage);
  const db = database.kysely;
  const { seals, events, files, wrong } = await verifySeals(db, storage);
  const lines = await Promise.all(wrong.map((one) => inWords(db, one)));
  const verdict = wrong.length === 0 ? 'All are as they were sealed.' : 'Something was changed.';
  return {
    lines: [`${seals} seals over ${events} events and ${files} files.`, ...lines, verdict],
    isWrong: wrong.length > 0,
  };
}

async function inWords(db: Queries, wrong: WrongEvidence): Promise<string> {
  switch (wrong.kind) {
    case 'seal-altered':
      return `Seal ${wrong.code} is not as it was made.`;
    case 'seal-removed':
      return `Seal ${wrong.position} of car ${wrong.carId} is gone.`;
    case 'seal-lost-file':
      return `Seal ${wrong.code} stands on file ${wrong.digest}, which is gone.`;
    case 'addition-altered':
      return `Booking ${await referenceOf(db, wrong.bookingId)}: the mark added as ${wrong.code} is not as it was added.`;
    case 'event-altered':
      return `${await nameOf(db, wrong.handover)}: event ${wrong.number} is not as it was sent.`;
    case 'event-missing':
      return `${await nameOf(db, wrong.handover)}: event ${wrong.number} is gone.`;
    case 'file-altered':
      return `File ${wrong.digest} is not as it was taken.`;
    case 'file-missing':
      return `File ${wrong.digest} is gone.`;
  }
}

async function nameOf(
  db: Queries,
  { bookingId, kind }: { readonly bookingId: string; readonly kind: 'deliver' | 'collect' },
): Promise<string> {
  const end = kind === 'deliver' ? 'Delivery' : 'Collection';
  return `${end} of booking ${await referenceOf(db, bookingId)}`;
}

async function referenceOf(db: Queries, bookingId: string): Promise<string> {
  const { reference } = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return reference;
}
