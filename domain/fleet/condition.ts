/** What a car's state can be now. `TO_REFUEL` is to charge, too, where the car is electric. */
export const carConditions = [
  'READY',
  'TO_CLEAN',
  'TO_REFUEL',
  'IN_SERVICE',
  'OUT',
  'MISSING',
] as const;
export type CarCondition = (typeof carConditions)[number];

/** What is said of a car, each time by somebody. */
export const readingKinds = ['CONDITION', 'ODOMETER', 'ENERGY', 'PLACE'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** Why a car's time is taken where nobody rents it. */
export const blockReasons = ['SERVICE', 'DAMAGE', 'PRIVATE_USE'] as const;
export type BlockReason = (typeof blockReasons)[number];
