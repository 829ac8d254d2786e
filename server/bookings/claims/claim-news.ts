import type { BookingActor } from '../../../domain/booking-actor.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import { money } from '../../../domain/money.ts';
import { serverWordsIn } from '../../../i18n/server-words.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { writeHistory } from '../record/change-status.ts';
import type { ClaimRow } from '../record/claims.ts';
import { bookingUrl } from '../record/notify-renter.ts';

/** What every email about a claim says of it. */
export async function claimData(
  tx: Queries,
  siteUrl: string,
  { id, city_id }: BookingRow,
  claim: ClaimRow,
) {
  const { time_zone, country_code } = await requireCity(tx, city_id);
  const t = serverWordsIn(country_code).getFixedT('en', 'emails', 'claim');
  return {
    what: t(`kinds.${claim.kind}`),
    amount: formatMoney(money(claim.amount, claim.currency)),
    words: claim.words,
    answerBy: formatDateTime(toCityTime(toInstant(claim.answer_by), time_zone)),
    claimUrl: `${bookingUrl(siteUrl, id)}/claims/${claim.id}`,
  };
}

/** A claim leaves the status of its booking as it is; its history says what became of it, and by whom. */
export function noteClaim(
  tx: Queries,
  { id, status }: BookingRow,
  step: {
    readonly kind: StepKind;
    readonly detail: string;
    readonly by: BookingActor;
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  return writeHistory(tx, { bookingId: id, from: status, to: status, ...step });
}
