import type { ClaimGround, TripEvidence } from '../../../domain/charges/evidence.ts';
import type { ChargeKind, CleaningCause } from '../../../domain/charges/kinds.ts';
import { type Currency, type Money, moneyFromUnits } from '../../../domain/money.ts';
import { penaltyPolicy } from '../../../domain/policy-constants.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { lateOf } from './claim-evidence.ts';

const cleaningUnits: Readonly<Record<CleaningCause, number>> = {
  smoking: penaltyPolicy.cleaningSmokingUnits,
  pets: penaltyPolicy.cleaningPetsUnits,
};

/** What the terms say a claim comes to; null where whoever claims says it, by a bill. */
export function amountByTerms(
  kind: ChargeKind,
  { cleanedOf }: ClaimGround,
  evidence: TripEvidence,
  booking: BookingRow,
): Money | null {
  if (kind === 'late') return lateOf(booking, evidence)?.amount ?? null;
  if (kind !== 'cleaning' || !cleanedOf) return null;
  return cleaningPrice(cleanedOf, booking.currency);
}

export const cleaningPrice = (of: CleaningCause, currency: Currency): Money =>
  moneyFromUnits(cleaningUnits[of], currency);
