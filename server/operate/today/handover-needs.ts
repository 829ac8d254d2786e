import { bookingStatuses, isSettled } from '../../../domain/booking-lifecycle.ts';
import { needOf } from '../../../domain/handovers/judge-seal.ts';
import { standingTrouble } from '../../../domain/handovers/standing-trouble.ts';
import { isHeardToday } from '../../../domain/today/needs.ts';
import { bookingOf } from '../../bookings/record/booking-row.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { attemptsOf } from '../../handovers/attempts-of.ts';
import { driverSafeAt } from '../../handovers/driver-safe-at.ts';
import { lossesOf } from '../../handovers/losses-of.ts';
import { peopleOf } from '../staff/people-of.ts';
import type { Found } from './need-shape.ts';
import { tripColumns } from './trip-shape.ts';

const settled = bookingStatuses.filter(isSettled);

/** What drivers met at a door, and what phones did there that could not be sealed by itself or was lost. */
export async function handoverNeeds(
  db: Queries,
  cityId: string,
  now: Temporal.Instant,
): Promise<Found[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .innerJoin('handover_events', 'handover_events.booking_id', 'bookings.id')
    .leftJoin('seals', (join) =>
      join
        .onRef('seals.booking_id', '=', 'handover_events.booking_id')
        .onRef('seals.kind', '=', 'handover_events.kind')
        .onRef('seals.phone_id', '=', 'handover_events.phone_id'),
    )
    .leftJoin('handover_decisions as decided', (join) =>
      join
        .onRef('decided.booking_id', '=', 'handover_events.booking_id')
        .onRef('decided.kind', '=', 'handover_events.kind')
        .onRef('decided.phone_id', '=', 'handover_events.phone_id'),
    )
    .select(tripColumns)
    .select('handover_events.kind')
    .distinct()
    .where('bookings.city_id', '=', cityId)
    .where('seals.booking_id', 'is', null)
    .where('decided.decision', 'is', null)
    // Over for a day, what no phone has sealed waits for nobody: years of closed doors are not read every time.
    .where(({ eb, or, ref }) =>
      or([
        eb('bookings.status', 'not in', settled),
        eb('handover_events.received_at', '>', toDate(now.subtract({ hours: 24 }))),
        eb(ref('act', '->>').key('kind'), '=', 'sealed'),
      ]),
    )
    .execute();
  const found: Found[] = [];
  for (const row of rows) {
    const losses = await lossesOf(db, { bookingId: row.id, kind: row.kind });
    const lost = losses.find(({ noticedAt }) => isHeardToday(noticedAt, now));
    if (lost) found.push({ kind: 'phone-emptied', row, by: null, since: lost.noticedAt });
    const booking = await bookingOf(db, row.id);
    const attempts = await attemptsOf(db, booking, row.kind);
    const safeAt = await driverSafeAt(db, row.id);
    for (const attempt of attempts) {
      const standing = standingTrouble(attempt, { status: booking.status, safeAt }, now);
      if (!standing) continue;
      const { trouble: kind, words, heardAt } = standing;
      const person = await peopleOf(db, [attempt.staffId]);
      const driver = { name: person(attempt.staffId).name, words };
      found.push({ kind, row, by: heardAt, since: heardAt, driver });
    }
    const waiting = attempts.filter((attempt) => needOf(attempt) !== null);
    const [first] = waiting;
    if (!first) continue;
    const since = first.events.at(-1)?.receivedAt ?? first.lastAt;
    found.push({ kind: 'handover', row, by: null, since, count: waiting.length });
  }
  return found;
}
