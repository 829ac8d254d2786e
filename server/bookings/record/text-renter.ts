import { usefulUntil } from '../../../domain/texts/day-moments.ts';
import { type DayMoment, waysOf } from '../../../domain/texts/day-way.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { isForgotten } from '../../profile/forget-person.ts';
import { wholeNumber } from '../../providers/texts/phone-number.ts';
import { isStopped } from '../../texts/consent.ts';
import { queueText } from '../../texts/queue-text.ts';
import type { BookingRow } from './booking-row.ts';
import type { NoticeWork } from './work.ts';

/** Enough to tell a renter about the day, by email and text. */
export type DayWork = NoticeWork & Pick<Deps, 'texts'>;

/** How this renter hears of a moment, and at which number. */
export async function reachOf(
  tx: Queries,
  { texts }: Pick<DayWork, 'texts'>,
  booking: BookingRow,
  moment: DayMoment,
) {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'phone_country', 'phone_number', 'day_way as way'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow();
  if (isForgotten(user)) return { email: false, number: null };
  const number = wholeNumber(user);
  const { email, text } = waysOf(moment, {
    way: user.way,
    hasNumber: number !== null,
    isStopped: number !== null && (await isStopped(tx, number)),
    canText: texts.provider !== null,
  });
  return { email, number: text ? number : null };
}

interface DayText {
  readonly moment: DayMoment;
  /** Tells apart the two ends of a booking, and a delivery from one that was moved. */
  readonly occasion: string;
  readonly at: Temporal.Instant;
  readonly body: string;
  readonly instead: object | null;
}

/** Queues a text about a booking, once per moment and occasion. */
export async function queueDayText(
  tx: Queries,
  { jobs, clock }: Pick<DayWork, 'jobs' | 'clock'>,
  booking: BookingRow,
  number: string,
  { moment, occasion, at, body, instead }: DayText,
): Promise<void> {
  await queueText(tx, jobs, {
    eventKey: textEvent(moment, booking.id, occasion),
    userId: booking.user_id,
    bookingId: booking.id,
    recipient: number,
    body,
    instead,
    usefulUntil: usefulUntil(moment, at),
    now: clock.now(),
  });
}

export const textEvent = (moment: DayMoment, bookingId: string, occasion: string) =>
  `${moment}:${bookingId}:${occasion}`;

/** A text beside an email that is sent in any case. */
export async function textBesideEmail(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
  text: Omit<DayText, 'instead'>,
): Promise<void> {
  const { number } = await reachOf(tx, work, booking, text.moment);
  if (number !== null) await queueDayText(tx, work, booking, number, { ...text, instead: null });
}
