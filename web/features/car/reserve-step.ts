export interface ReserveFacts {
  readonly hasDeliveryDate: boolean;
  readonly hasReturnDate: boolean;
  /** Both the text and the place of it. */
  readonly hasDeliveryAddress: boolean;
  readonly hasReturnAddress: boolean;
  /** The car is free and the trip is one we rent for. */
  readonly isTripPossible: boolean;
  readonly isSignedIn: boolean;
  readonly hasPendingVerifications: boolean;
  readonly isWithinReach: boolean;
}

export type Missing = 'dates' | 'delivery-address' | 'return-address';

export type ReserveStep =
  | { readonly kind: 'incomplete'; readonly missing: readonly [Missing, ...Missing[]] }
  | { readonly kind: 'impossible' | 'log-in' | 'verify' | 'out-of-reach' | 'book' };

/** What Reserve does. The first thing that stands in the way is the one to speak of. */
export function reserveStep(facts: ReserveFacts): ReserveStep {
  const [first, ...others] = missingIn(facts);
  if (first) return { kind: 'incomplete', missing: [first, ...others] };
  if (!facts.isTripPossible) return { kind: 'impossible' };
  if (!facts.isSignedIn) return { kind: 'log-in' };
  if (facts.hasPendingVerifications) return { kind: 'verify' };
  if (!facts.isWithinReach) return { kind: 'out-of-reach' };
  return { kind: 'book' };
}

function missingIn(facts: ReserveFacts): Missing[] {
  const missing: Missing[] = [];
  if (!facts.hasDeliveryAddress) missing.push('delivery-address');
  if (!facts.hasReturnAddress) missing.push('return-address');
  if (!facts.hasDeliveryDate || !facts.hasReturnDate) missing.push('dates');
  return missing;
}

/** The step of the search where the first missing thing is chosen. */
export function searchStepFor(missing: Missing): 0 | 1 | 2 {
  switch (missing) {
    case 'delivery-address':
      return 0;
    case 'return-address':
      return 1;
    case 'dates':
      return 2;
  }
}
