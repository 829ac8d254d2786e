/** How an offer of other cars ended. */
export const offerAnswers = ['taken', 'refunded', 'unanswered', 'withdrawn'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];
