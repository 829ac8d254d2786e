import type { StaffActor } from '../../../domain/booking-actor.ts';
import { isReviewable } from '../../../domain/booking-lifecycle.ts';
import {
  type ClaimGround,
  isClaimedAlready,
  judgeGround,
} from '../../../domain/charges/evidence.ts';
import type { ChargeKind } from '../../../domain/charges/kinds.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { compareMoney, type Money, moneyFromCents } from '../../../domain/money.ts';
import { pricePolicy } from '../../../domain/policy-constants.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { type BookingRow, lockBooking } from '../record/booking-row.ts';
import type { ClaimRow } from '../record/claims.ts';
import { notifyRenter } from '../record/notify-renter.ts';
import { showAtOnce } from '../record/show-at-once.ts';
import type { NoticeWork } from '../record/work.ts';
import { amountByTerms } from './claim-amount.ts';
import { evidenceFor } from './claim-evidence.ts';
import { claimData, noteClaim } from './claim-news.ts';
import { claimedTrip } from './claimed-trip.ts';
import { earlierClaims } from './earlier-claims.ts';
import { tripEvidence } from './trip-evidence.ts';
import { writeClaim } from './write-claim.ts';

export interface Asked {
  readonly kind: ChargeKind;
  /** What whoever claims asks for; where the terms have a price it is that, and nothing else. */
  readonly amount: Money | null;
  readonly ground: ClaimGround;
}

export interface ClaimDraft extends Asked {
  /** What and why, for the renter. */
  readonly words: string;
}

/** Asks the renter to pay for something, shows them why, and takes nothing before they could answer. */
export async function makeClaim(
  tx: Queries,
  work: NoticeWork,
  bookingId: string,
  draft: ClaimDraft,
  by: { readonly id: string; readonly actor: StaffActor },
): Promise<ClaimRow> {
  const booking = await lockBooking(tx, bookingId);
  const { amount, evidence } = await planClaim(tx, booking, draft);
  const now = work.clock.now();
  const { kind, words } = draft;
  const claimed = { bookingId, kind, amount, words, evidence, madeBy: by.id };
  const claim = await writeClaim(tx, claimed, now);
  const detail = `${formatMoney(amount)}, ${kind}`;
  await noteClaim(tx, booking, { kind: 'claim-made', detail, by: by.actor, now });
  const said = await claimData(tx, work.siteUrl, booking, claim);
  await notifyRenter(tx, work, booking, 'claim-made', said, claim.id);
  await showAtOnce(tx, booking, now);
  return claim;
}

/** What a claim comes to and is made on, refused where it does not carry; nothing is written. */
export async function planClaim(tx: Queries, booking: BookingRow, asked: Asked) {
  const { kind, ground } = asked;
  if (!isReviewable(booking.status)) {
    throw new Refusal(
      'booking_not_changeable',
      `Only a trip that is over can be claimed for; this booking is ${booking.status}.`,
    );
  }
  const sealed = await tripEvidence(tx, booking.id);
  const verdict = judgeGround(kind, ground, sealed, await claimedTrip(tx, booking));
  if (!verdict.ok) throw new Refusal(verdict.code, 'The evidence does not carry this claim.');
  if (isClaimedAlready(kind, ground, await earlierClaims(tx, booking.id))) {
    throw new Refusal('claimed_already', 'The renter was asked to pay for this already.');
  }
  const amount = amountByTerms(kind, ground, sealed, booking) ?? asked.amount;
  const least = moneyFromCents(pricePolicy.smallestChargeCents, booking.currency);
  if (!amount || compareMoney(amount, least) < 0) {
    throw new Refusal('nothing_to_claim', `A claim comes to ${formatMoney(least)} at least.`);
  }
  if (amount.currency !== booking.currency) {
    throw new Refusal('other_currency', `This booking is paid in ${booking.currency}.`);
  }
  return { amount, evidence: evidenceFor(kind, ground, sealed, booking) };
}
