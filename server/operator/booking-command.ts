import type { BookingRow } from '../bookings/record/booking-row.ts';
import { Refusal } from '../errors.ts';
import { evidenceFile } from '../handovers/evidence-file.ts';
import { changeBooking } from './booking-change.ts';
import {
  type BookingOptions,
  type bookingOptions,
  bookingUsage,
  readBookingWords,
} from './booking-options.ts';
import { handoverByHand, jobByHand, offerByHand, repairByHand } from './booking-trouble.ts';
import {
  cancelByHand,
  giveCarByHand,
  messageByHand,
  noteByHand,
  processByHand,
  refundByHand,
  reviewByHand,
  settleByHand,
} from './booking-verbs.ts';
import { claimByHand, decideByHand, withdrawByHand } from './claim-verbs.ts';
import { type OperatorWork, type Report, said, usage } from './command.ts';
import { showBooking } from './show-booking.ts';

type Verb = (
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
  words: readonly string[],
) => Promise<void>;

interface Command {
  readonly run?: Verb;
  /** What is printed afterwards: the booking as it stands, unless something else is asked for. */
  readonly answer?: (work: OperatorWork, booking: BookingRow) => Promise<Report>;
  readonly takes: readonly (keyof typeof bookingOptions)[];
}

/** Each verb with the options that it understands: another one is a mistake, not nothing. */
export const bookingCommands: Readonly<Record<string, Command>> = {
  show: { takes: [] },
  change: { run: changeBooking, takes: ['starts', 'ends', 'delivery', 'return', 'override'] },
  car: { run: giveCarByHand, takes: ['reason'] },
  cancel: { run: cancelByHand, takes: ['full-refund', 'reason'] },
  refund: { run: refundByHand, takes: ['to', 'reason', 'key'] },
  settle: { run: settleByHand, takes: ['to', 'reason'] },
  review: { run: reviewByHand, takes: ['reason'] },
  process: { run: processByHand, takes: [] },
  note: { run: noteByHand, takes: ['driver-safe'] },
  message: { run: messageByHand, takes: ['minutes', 'subject', 'text', 'key'] },
  claim: { run: claimByHand, takes: ['text', 'number', 'at', 'views', 'marks', 'of'] },
  decide: { run: decideByHand, takes: ['to', 'text'] },
  withdraw: { run: withdrawByHand, takes: ['text'] },
  repair: { run: repairByHand, takes: ['cars', 'starts', 'reason'] },
  offer: { run: offerByHand, takes: ['cars', 'reason'] },
  job: { run: jobByHand, takes: ['driver'] },
  handover: { run: handoverByHand, takes: ['phone', 'reason'] },
  evidence: { answer: evidenceReport, takes: [] },
};

/** Does what is asked through the verbs of the site, then shows what came of it: the booking, mostly. */
export async function bookingCommand(
  work: OperatorWork,
  words: readonly string[],
): Promise<Report> {
  const { values, positionals } = readBookingWords(words);
  const [name = '', reference, ...rest] = positionals;
  const verb = Object.hasOwn(bookingCommands, name) ? bookingCommands[name] : undefined;
  const isOff = Object.keys(values).some((given) => !verb?.takes.some((one) => one === given));
  if (!verb || !reference || isOff) throw usage(bookingUsage);
  const booking = await requireBooking(work, reference);
  await verb.run?.(work, booking, values, rest);
  return (verb.answer ?? shown)(work, booking);
}

const shown = async (work: OperatorWork, { id }: BookingRow): Promise<Report> =>
  said(...(await showBooking(work, id)));

/** The file to send to the bank, which the command writes where it was given. */
async function evidenceReport(work: OperatorWork, booking: BookingRow): Promise<Report> {
  const name = `evidence-${booking.reference}.pdf`;
  const pdf = await evidenceFile(work, booking);
  return {
    lines: [
      `${name} holds the booking, what was agreed, what happened, the emails and the sealed handovers.`,
    ],
    isWrong: false,
    file: { name, base64: Buffer.from(pdf).toString('base64') },
  };
}

async function requireBooking({ database }: OperatorWork, reference: string): Promise<BookingRow> {
  const row = await database.kysely
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found', `There is no booking ${reference}.`);
  return row;
}
