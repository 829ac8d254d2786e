/** What a renter can be asked to pay for after a trip. */
export const chargeKinds = ['late', 'cleaning', 'fuel', 'toll', 'fine', 'damage'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What a car was cleaned of; each has its price in the terms. */
export const cleaningCauses = ['smoking', 'pets'] as const;
export type CleaningCause = (typeof cleaningCauses)[number];
