import { dueOf, isUndecided } from '../../../domain/charges/claim.ts';
import { nextChargeAt } from '../../../domain/charges/claim-steps.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatDateTime } from '../../../domain/format-city-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { Queries } from '../../db/connect.ts';
import type { PaymentOutcome } from '../../providers/payments/port.ts';
import { writeOutcome } from '../money/ask-provider.ts';
import { type Payment, paymentsOf } from '../money/payments.ts';
import { stepFactsOf } from '../money/step-facts.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import { asClaim, type ClaimRow, claimsOf } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { BookingWork } from '../record/work.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { giveBackClaim } from './give-back-claim.ts';
import { settleClaim } from './settle-claim.ts';

const t = serverWords.getFixedT('en', 'emails', 'claimUnpaid');

/** Writes what became of a charge for a claim, and what follows from it, together. */
export async function finishClaimCharge(
  work: BookingWork,
  attempt: Payment,
  outcome: PaymentOutcome,
): Promise<void> {
  const now = work.clock.now();
  await work.database.kysely.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, attempt.booking_id);
    if (!(await writeOutcome(tx, attempt, outcome, now))) return;
    const claim = (await claimsOf(tx, booking.id)).find(({ id }) => id === attempt.claim_id);
    if (!claim) throw new Error(`the charge ${attempt.id} is for no claim`);
    if (outcome.status === 'succeeded') {
      // What is not due by now is given back; while that is undecided, it waits for the decision.
      if (!isUndecided(claim.status)) await giveBackClaim(tx, claim, now);
      await settleClaim(tx, work, booking, claim, now);
      return;
    }
    await showAtOnce(tx, booking, now);
    // Who was there has seen the refusal, and may try again at once; who owes nothing by now hears of none.
    const isDue = dueOf(asClaim(claim)).amount > 0;
    if (isDue && attempt.renter_at !== 'trip') {
      await takeUpRefusal(tx, work, booking, claim, attempt);
    }
  });
}

/** The renter is told at first and at last; between them the page says how it stands. */
async function takeUpRefusal(
  tx: Queries,
  work: BookingWork,
  booking: BookingRow,
  claim: ClaimRow,
  attempt: Payment,
): Promise<void> {
  const now = work.clock.now();
  const { claims, timeZone } = await stepFactsOf(tx, booking);
  const index = (await claimsOf(tx, booking.id)).findIndex(({ id }) => id === claim.id);
  const facts = claims[index];
  const retryAt = facts && nextChargeAt(facts);
  const refusals = (await paymentsOf(tx, booking.id)).filter(
    ({ kind, status, claim_id }) =>
      kind === 'charge' && status === 'failed' && claim_id === claim.id,
  );
  if (refusals.length > 1 && retryAt) return;
  const amount = formatMoney(money(attempt.amount, attempt.currency));
  const wantsApproval = refusals.at(-1)?.failure_code === 'authentication_failed';
  const detail = `${amount}, ${refusals.at(-1)?.failure_code ?? 'refused'}`;
  await noteClaim(tx, booking, { kind: 'claim-unpaid', detail, by: 'provider', now });
  const said = {
    ...(await claimData(tx, work.siteUrl, booking, claim)),
    left: amount,
    why: t(wantsApproval ? 'approval' : 'refused', { left: amount }),
    whatNext: retryAt
      ? t('retry', { at: formatDateTime(toCityTime(retryAt, timeZone)) })
      : t('stopped'),
  };
  await notifyRenter(tx, work, booking, 'claim-unpaid', said, `${claim.id}-${refusals.length}`);
}
