import type { WrongLink } from '../../domain/handovers/chain.ts';
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
  switch (wrong.of) {
    case 'seals':
      return sealInWords(wrong);
    case 'named':
      return wrong.what === 'seal'
        ? `Seal ${wrong.code} is gone: the audit log and its booking still name it.`
        : `Added mark ${wrong.code} is gone: its booking still names it.`;
    case 'bytes':
      return `File ${wrong.digest} is ${wrong.what === 'gone' ? 'gone' : 'not as it was taken'}.`;
    case 'files':
      return linkInWords('Evidence', { row: 'file', rows: 'files', done: 'noted' }, wrong);
    case 'events': {
      const words = { row: 'event', rows: 'events', done: 'sent' };
      return linkInWords(await nameOf(db, wrong.handover), words, wrong);
    }
    case 'marks': {
      const words = { row: 'added mark', rows: 'added marks', done: 'added' };
      return linkInWords(`Booking ${await referenceOf(db, wrong.bookingId)}`, words, wrong);
    }
    case 'claims': {
      const words = { row: 'claim', rows: 'claims', done: 'made' };
      return linkInWords(`Booking ${await referenceOf(db, wrong.bookingId)}`, words, wrong);
    }
    case 'objections': {
      const words = { row: 'objection', rows: 'objections', done: 'made' };
      return linkInWords(`Booking ${await referenceOf(db, wrong.bookingId)}`, words, wrong);
    }
    case 'decisions': {
      const words = { row: 'decision', rows: 'decisions', done: 'made' };
      return linkInWords(`Booking ${await referenceOf(db, wrong.bookingId)}`, words, wrong);
    }
  }
}

function sealInWords(wrong: Extract<WrongEvidence, { of: 'seals' }>): string {
  switch (wrong.what) {
    case 'altered':
      return `Seal ${wrong.code} is not as it was made.`;
    case 'gone':
      return `Seal ${wrong.position} of car ${wrong.carId} is gone.`;
    case 'end-gone':
      return `Car ${wrong.carId}: the end of its seals is gone.`;
    case 'lost-file':
      return `Seal ${wrong.code} stands on file ${wrong.digest}, which is gone.`;
  }
}

interface Words {
  readonly row: string;
  readonly rows: string;
  readonly done: string;
}

function linkInWords(whose: string, { row, rows, done }: Words, wrong: WrongLink): string {
  switch (wrong.what) {
    case 'altered':
      return `${whose}: ${row} ${wrong.position} is not as it was ${done}.`;
    case 'gone':
      return `${whose}: ${row} ${wrong.position} is gone.`;
    case 'end-altered':
      return `${whose}: the end of its ${rows} is not as it was left.`;
    case 'end-gone':
      return `${whose}: the end of its ${rows} is gone.`;
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
  const booking = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  // A row whose booking was changed leads nowhere, and is told all the same.
  return booking?.reference ?? bookingId;
}
