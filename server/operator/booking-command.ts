import type { BookingRow } from '../bookings/record/booking-row.ts';
import { Refusal } from '../errors.ts';
import { changeBooking } from './booking-change.ts';
import {
  type BookingOptions,
  type bookingOptions,
  bookingUsage,
  readBookingWords,
} from './booking-options.ts';
import {
  cancelByHand,
  processByHand,
  refundByHand,
  reviewByHand,
  settleByHand,
} from './booking-verbs.ts';
import { type OperatorWork, type Report, usage } from './command.ts';
import { showBooking } from './show-booking.ts';

type Verb = (
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
  words: readonly string[],
) => Promise<void>;

/** Each verb with the options that it understands: another one is a mistake, not nothing. */
const verbs: Readonly<
  Record<string, { readonly run: Verb; readonly takes: readonly (keyof typeof bookingOptions)[] }>
> = {
  show: { run: async () => {}, takes: [] },
  change: { run: changeBooking, takes: ['starts', 'ends', 'delivery', 'return'] },
  cancel: { run: cancelByHand, takes: ['full-refund'] },
  refund: { run: refundByHand, takes: ['to', 'reason', 'key'] },
  settle: { run: settleByHand, takes: ['to', 'reason'] },
  review: { run: reviewByHand, takes: ['reason'] },
  process: { run: processByHand, takes: [] },
};

/** Does what is asked through the verbs of the site, then shows the booking as it stands. */
export async function bookingCommand(
  work: OperatorWork,
  words: readonly string[],
): Promise<Report> {
  const { values, positionals } = readBookingWords(words);
  const [name = '', reference, ...rest] = positionals;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  const isOff = Object.keys(values).some((given) => !verb?.takes.some((one) => one === given));
  if (!verb || !reference || isOff) throw usage(bookingUsage);
  const booking = await requireBooking(work, reference);
  await verb.run(work, booking, values, rest);
  return { lines: await showBooking(work, booking.id), isWrong: false };
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
