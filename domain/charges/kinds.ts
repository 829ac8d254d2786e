/** What a renter can be asked to pay for after a trip. */
export const chargeKinds = ['late', 'cleaning', 'fuel', 'toll', 'fine', 'damage'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What a car was cleaned of; each has its price in the terms. */
export const cleaningCauses = ['smoking', 'pets'] as const;
export type CleaningCause = (typeof cleaningCauses)[number];

interface ChargeRule {
  /** The terms say what it comes to; otherwise whoever claims does, by a bill. */
  readonly isPricedByTerms: boolean;
  /** An authority or a toll road wrote it. */
  readonly isOnPaper: boolean;
  /** Somebody says what of the sealed photographs and marks shows it; the rest follows from readings and times. */
  readonly isShown: boolean;
}

export const chargeRules: Readonly<Record<ChargeKind, ChargeRule>> = {
  late: { isPricedByTerms: true, isOnPaper: false, isShown: false },
  cleaning: { isPricedByTerms: true, isOnPaper: false, isShown: true },
  fuel: { isPricedByTerms: false, isOnPaper: false, isShown: false },
  toll: { isPricedByTerms: false, isOnPaper: true, isShown: false },
  fine: { isPricedByTerms: false, isOnPaper: true, isShown: false },
  damage: { isPricedByTerms: false, isOnPaper: false, isShown: true },
};
