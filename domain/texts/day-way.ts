/** How a renter hears of the day of a handover. */
export const dayWays = ['email', 'text', 'both'] as const;
export type DayWay = (typeof dayWays)[number];

/** What a renter may be told on that day. */
export const dayMoments = ['on-the-way', 'at-door', 'late', 'sealed'] as const;
export type DayMoment = (typeof dayMoments)[number];

interface Reach {
  readonly way: DayWay;
  readonly hasNumber: boolean;
  /** They replied STOP, or their number is no longer theirs to us. */
  readonly isStopped: boolean;
  /** Where no provider of texts is set up, nobody is sent any. */
  readonly canText: boolean;
}

/**
 * Which ways a moment goes. Nobody goes without: where no text can be sent, an email is. What was sealed always goes by
 * email, because that is the renter's own copy of the record.
 */
export function waysOf(
  moment: DayMoment,
  { way, hasNumber, isStopped, canText }: Reach,
): { readonly email: boolean; readonly text: boolean } {
  const text = way !== 'email' && hasNumber && !isStopped && canText;
  return { text, email: !text || way === 'both' || moment === 'sealed' };
}
