import { createHash, randomUUID } from 'node:crypto';
import { type DeskMessage, deskMessages, lateMinutes } from '../../domain/desk-messages.ts';
import { tidyPlate } from '../../domain/fleet/plate.ts';
import { moneyFromCents } from '../../domain/money.ts';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { centsIn } from '../../domain/read-cents.ts';
import { advanceBooking } from '../bookings/life/advance-booking.ts';
import { isGiven } from '../bookings/money/give-back.ts';
import { GOODWILL } from '../bookings/money/give-goodwill.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import {
  cancelForRenter,
  giveCarForRenter,
  processReturn,
  refundForRenter,
  reviewReturn,
  settleForRenter,
} from '../operate/bookings/booking-verbs.ts';
import { messageRenter } from '../operate/bookings/message-renter.ts';
import { noteBooking } from '../operate/bookings/note-booking.ts';
import type { BookingOptions } from './booking-options.ts';
import { carryOutNow } from './carry-out-now.ts';
import { type OperatorWork, usage } from './command.ts';

/** The desk's verbs, typed instead of pressed; what a worker would do next is done at once. */
export type Verb = (
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
  words: readonly string[],
) => Promise<void>;

export const inOne = <T>(
  { database }: OperatorWork,
  act: (tx: Queries) => Promise<T>,
): Promise<T> => database.kysely.transaction().execute(act);

export const cancelByHand: Verb = async (work, booking, { reason, 'full-refund': isInFull }) => {
  if (isInFull && !reason) throw usage('booking -- cancel REFERENCE --full-refund --reason "…"');
  const cancel = isInFull
    ? ({ how: 'in-full', reason: reason ?? '' } as const)
    : ({ how: 'by-rules', reason } as const);
  const { id } = await inOne(work, (tx) =>
    cancelForRenter(tx, work, booking, cancel, COMMAND_LINE),
  );
  await carryOutNow(work, id);
};

export const refundByHand: Verb = async (work, booking, { to, reason, key }, [typed = '']) => {
  const cents = centsIn(typed);
  if (!cents || !reason || (to !== 'card' && to !== 'credit')) {
    throw usage(
      'booking -- refund REFERENCE 25.00 --to card|credit --reason "…" [--key one-press]',
    );
  }
  const amount = moneyFromCents(cents, booking.currency);
  const occasion = key ?? sameWords(to, cents, reason);
  const isRepeated = await isGiven(work.database.kysely, booking, { reason: GOODWILL, occasion });
  if (!isRepeated) {
    await inOne(work, (tx) =>
      refundForRenter(tx, work, booking, { amount, to, reason, occasion }, COMMAND_LINE),
    );
  }
  await advanceBooking(work, booking.id);
  if (isRepeated && !key) {
    const said = 'This refund was given already: nothing more was. Another one needs a --key.';
    throw new Refusal('nothing_changes', said);
  }
};

/** Typed once more, because the provider was away the first time, it is the same press. */
const sameWords = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32);

/** Another car, by its plate. */
export const giveCarByHand: Verb = async (work, booking, { reason: asked }, [plate = '']) => {
  const reason = replacementReasons.find((one) => one === asked);
  if (!reason || plate === '') {
    throw usage(`booking -- car REFERENCE PLATE --reason ${replacementReasons.join('|')}`);
  }
  const { id: carId } = await carByPlate(work.database.kysely, booking.city_id, plate);
  await inOne(work, (tx) => giveCarForRenter(tx, work, booking, { carId, reason }, COMMAND_LINE));
};

export async function carByPlate(db: Queries, cityId: string, plate: string) {
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where('plate', '=', tidyPlate(plate))
    .executeTakeFirst();
  if (!car) throw new Refusal('not_found', `There is no car ${plate} in this city.`);
  return car;
}

export const settleByHand: Verb = async (work, booking, { to, reason }) => {
  if (!reason || (to !== 'credit' && to !== 'hand')) {
    throw usage('booking -- settle REFERENCE --to credit|hand --reason "…"');
  }
  await inOne(work, (tx) => settleForRenter(tx, work, booking, { to, reason }, COMMAND_LINE));
};

export const reviewByHand: Verb = async (work, booking, { reason }) => {
  if (!reason) throw usage('booking -- review REFERENCE --reason "…"');
  await inOne(work, (tx) => reviewReturn(tx, work, booking, reason, COMMAND_LINE));
  await advanceBooking(work, booking.id);
};

export const processByHand: Verb = async (work, booking) => {
  await inOne(work, (tx) => processReturn(tx, work, booking, COMMAND_LINE));
  await advanceBooking(work, booking.id);
};

export const noteByHand: Verb = async (work, booking, options, [typed = '']) => {
  const text = typed.trim();
  if (text === '') throw usage('booking -- note REFERENCE "…" [--driver-safe]');
  const note = { text, driverIsSafe: options['driver-safe'] ?? false };
  await inOne(work, (tx) => noteBooking(tx, work, booking, note, COMMAND_LINE));
};

export const messageByHand: Verb = async (work, booking, options, [kind = '']) => {
  const message = messageIn(kind, options);
  const press = { actor: COMMAND_LINE, occasion: options.key ?? randomUUID() };
  await inOne(work, (tx) => messageRenter(tx, work, booking, message, press));
};

function messageIn(asked: string, { minutes, subject, text }: BookingOptions): DeskMessage {
  const kind = deskMessages.find((one) => one === asked);
  const late = Number(minutes);
  const { least, most } = lateMinutes;
  if (kind === 'running-late' && Number.isInteger(late) && late >= least && late <= most) {
    return { kind, minutes: late };
  }
  if (kind === 'where-to-meet' && text) return { kind, text };
  if (kind === 'documents-missing') return { kind };
  if (kind === 'own-words' && subject && text) return { kind, subject, text };
  throw usage(
    'booking -- message REFERENCE running-late --minutes 20 | where-to-meet --text "…" | documents-missing | own-words --subject "…" --text "…"',
  );
}
