import { droppedAt, isSilent } from '../../../domain/charges/claim.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { asClaim, claimsOf } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { writeDecision } from './decide-claim.ts';

const t = serverWords.getFixedT('en', 'emails', 'claimUndecided');

/** The hour of a locked booking's claims has come: silence counts, and an objection that nobody answers wins. */
export async function concludeClaims(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  for (const row of await claimsOf(tx, booking.id)) {
    const claim = asClaim(row);
    if (isSilent(claim, now)) {
      await tx
        .updateTable('claims')
        .set({ status: 'unanswered' })
        .where('id', '=', row.id)
        .execute();
      const amount = formatMoney(money(row.amount, row.currency));
      await noteClaim(tx, booking, { kind: 'claim-unanswered', detail: amount, by: 'clock', now });
      await showAtOnce(tx, booking, now);
    }
    const at = droppedAt(claim);
    if (at && Temporal.Instant.compare(at, now) <= 0) {
      await writeDecision(tx, work, booking, row, {
        decision: { kind: 'reject' },
        words: t('why'),
        by: { id: 'clock', actor: 'clock' },
      });
    }
  }
}

/** A day before the end, those who have not answered are reminded once. */
export async function remindOfClaims(
  work: BookingWork,
  tx: Queries,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> {
  for (const row of await claimsOf(tx, booking.id)) {
    if (row.status !== 'open' || row.reminded_at !== null || isSilent(asClaim(row), now)) continue;
    await tx
      .updateTable('claims')
      .set({ reminded_at: toDate(now) })
      .where('id', '=', row.id)
      .execute();
    const said = await claimData(tx, work.siteUrl, booking, row);
    await notifyRenter(tx, work, booking, 'claim-reminder', said, row.id);
  }
}
