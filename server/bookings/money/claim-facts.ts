import { dueOf } from '../../../domain/charges/claim.ts';
import type { ClaimFacts } from '../../../domain/charges/claim-steps.ts';
import { add, larger, type Money, money, subtract, sum, zero } from '../../../domain/money.ts';
import { toInstant } from '../../db/instant.ts';
import { CALLS_LAST } from '../../wallet/card-payments.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { asClaim, type ClaimRow } from '../record/claims.ts';
import { approvingUntil, type Payment, succeeded, UNMADE } from './payments.ts';

/** What the rules of a booking's life ask about its claims. */
export function claimFactsOf(
  claims: readonly ClaimRow[],
  payments: readonly Payment[],
  { payment_profile }: Pick<BookingRow, 'payment_profile'>,
): ClaimFacts[] {
  return claims.map((row) => {
    const claim = asClaim(row);
    const charges = payments.filter((one) => one.kind === 'charge' && one.claim_id === row.id);
    const capture = payments.find(({ id }) => id === row.capture_id);
    const pending = charges.find(({ status }) => status === 'pending');
    const isByRenter = pending?.renter_at === 'trip';
    return {
      ...claim,
      madeAt: toInstant(row.made_at),
      isReminded: row.reminded_at !== null,
      takenAt: row.divided_at && toInstant(row.divided_at),
      // A company gets an invoice.
      cardLeft:
        payment_profile === 'business' ? zero(row.currency) : cardLeft(row, charges, capture),
      certainAt: pending && !isByRenter ? toInstant(pending.updated_at).add(CALLS_LAST) : undefined,
      refusedAt: charges
        .filter(
          ({ status, renter_at, failure_code }) =>
            status === 'failed' && renter_at !== 'trip' && failure_code !== UNMADE,
        )
        .map(({ updated_at }) => toInstant(updated_at)),
      approvingUntil: pending && isByRenter ? approvingUntil(pending) : undefined,
    };
  });
}

/**
 * Nothing before it is known what the deposit has paid: where a hold ends meanwhile, what is left beside an earlier
 * charge can be too little for any card.
 */
function cardLeft(row: ClaimRow, charges: readonly Payment[], capture?: Payment): Money {
  const none = zero(row.currency);
  if (!row.divided_at || capture?.status === 'pending') return none;
  const charged = total(succeeded(charges, 'charge'), row.currency);
  const fromElsewhere = add(money(row.from_hold, row.currency), charged);
  return larger(subtract(dueOf(asClaim(row)), fromElsewhere), none);
}

interface ClaimCredit {
  readonly amount: number;
  readonly claim_id: string | null;
}

/** What was taken for a claim and not given back; what is on its way back counts as given. */
export function takenFor(
  row: ClaimRow,
  payments: readonly Payment[],
  credits: readonly ClaimCredit[],
): Money {
  const own = payments.filter(({ claim_id }) => claim_id === row.id);
  const capture = payments.find(({ id }) => id === row.capture_id);
  const fromHold = capture?.status === 'succeeded' ? row.from_hold : 0;
  const refunds = own.filter(({ kind, status }) => kind === 'refund' && status !== 'failed');
  const back = [...refunds, ...credits.filter(({ claim_id }) => claim_id === row.id)];
  const charged = total(succeeded(own, 'charge'), row.currency);
  return subtract(add(money(fromHold, row.currency), charged), total(back, row.currency));
}

const total = (entries: readonly { readonly amount: number }[], currency: ClaimRow['currency']) =>
  sum(
    entries.map(({ amount }) => money(amount, currency)),
    currency,
  );
