import type { Claim as ClaimShape } from '../../../contract/claims.ts';
import { droppedAt, dueOf, judgeObjection, objectedBy } from '../../../domain/charges/claim.ts';
import { keepsDeposit } from '../../../domain/charges/claim-steps.ts';
import { letGo, shareClaims } from '../../../domain/charges/taking.ts';
import { money, subtract, zero } from '../../../domain/money.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/connect.ts';
import { claimFactsOf, takenFor } from '../money/claim-facts.ts';
import { type Payment, paymentsOf, standingHold } from '../money/payments.ts';
import { type BookingRow, requireOwnBooking } from '../record/booking-row.ts';
import { asClaim, type ClaimRow, claimsOf, evidenceOf, requireClaim } from '../record/claims.ts';

/** A claim as its renter sees it. */
export async function readOwnClaim(
  db: Queries,
  clock: Clock,
  {
    bookingId,
    claimId,
    userId,
  }: { readonly bookingId: string; readonly claimId: string; readonly userId: string },
): Promise<ClaimShape> {
  const booking = await requireOwnBooking(db, bookingId, userId);
  return readClaim(db, booking, await requireClaim(db, bookingId, claimId), clock.now());
}

export async function readClaim(
  db: Queries,
  booking: BookingRow,
  row: ClaimRow,
  now: Temporal.Instant,
): Promise<ClaimShape> {
  const claim = asClaim(row);
  const payments = await paymentsOf(db, booking.id);
  const credits = await db
    .selectFrom('credit_entries')
    .select(['amount', 'claim_id'])
    .where('claim_id', '=', row.id)
    .execute();
  const at = (when: Date | null) => when?.toISOString() ?? null;
  const due = dueOf(claim);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    amount: claim.amount,
    answerBy: row.answer_by.toISOString(),
    words: row.words,
    evidence: evidenceOf(row),
    madeAt: row.made_at.toISOString(),
    answeredAt: at(row.answered_at),
    objection: row.objection,
    objectionPhoto: await objectionPhoto(db, row.id),
    objectBy: judgeObjection(claim, now).ok ? (objectedBy(claim)?.toString() ?? null) : null,
    decideBy: droppedAt(claim)?.toString() ?? null,
    decision: row.decided_at && {
      at: row.decided_at.toISOString(),
      words: row.decision ?? '',
      due,
    },
    withdrawal: row.withdrawn_at && {
      at: row.withdrawn_at.toISOString(),
      words: row.withdrawal ?? '',
    },
    due,
    taken: takenFor(row, payments, credits),
    settledAt: at(row.settled_at),
    split: await splitOf(db, booking, row, payments),
    toPay: toPay(row, payments, booking),
    isByCompany: booking.payment_profile === 'business',
  };
}

async function objectionPhoto(db: Queries, claimId: string): Promise<string | null> {
  const objection = await db
    .selectFrom('objections')
    .select('photo')
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  return objection?.photo ?? null;
}

/** By the code that takes it: as it was divided, or as it would be if every open claim were agreed to now. */
async function splitOf(
  db: Queries,
  booking: BookingRow,
  row: ClaimRow,
  payments: readonly Payment[],
): Promise<ClaimShape['split']> {
  const none = zero(row.currency);
  const asked = row.reduced_to === null ? row.amount : row.reduced_to;
  if (row.divided_at) {
    const capture = payments.find(({ id }) => id === row.capture_id);
    const hold = payments.find(({ id }) => id === capture?.parent_id);
    const fromDeposit = money(row.from_hold, row.currency);
    return {
      deposit: hold ? money(hold.amount, row.currency) : null,
      fromDeposit,
      fromCard: subtract(money(asked, row.currency), fromDeposit),
      letGo: hold && capture ? money(hold.amount - capture.amount, row.currency) : none,
    };
  }
  const hold = standingHold(payments);
  const held = hold ? money(hold.amount, hold.currency) : null;
  const facts = claimFactsOf(await claimsOf(db, booking.id), payments, booking);
  const rows = await claimsOf(db, booking.id);
  const asking = rows.filter((_, index) => {
    const one = facts[index];
    return one !== undefined && keepsDeposit([one]);
  });
  const shares = shareClaims(
    held,
    asking.map((one) => money(one.reduced_to ?? one.amount, one.currency)),
  );
  const own = shares[asking.findIndex(({ id }) => id === row.id)];
  return {
    deposit: held,
    fromDeposit: own?.fromHold ?? none,
    fromCard: own?.fromCard ?? none,
    letGo: held ? letGo(held, shares) : none,
  };
}

function toPay(
  row: ClaimRow,
  payments: readonly Payment[],
  booking: BookingRow,
): ClaimShape['toPay'] {
  const [facts] = claimFactsOf([row], payments, booking);
  const charges = payments.filter(({ kind, claim_id }) => kind === 'charge' && claim_id === row.id);
  const last = charges.findLast(({ status }) => status !== 'pending');
  // Before the first try it is ours to charge.
  if (!facts || facts.cardLeft.amount === 0 || last?.status !== 'failed') return null;
  return {
    amount: facts.cardLeft,
    wantsApproval: last.failure_code === 'authentication_failed',
  };
}
