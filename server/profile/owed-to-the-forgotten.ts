/**
 * What providers still have to do once somebody has deleted their account. Nobody is left to ask for it
 * again, so it is never given up.
 */
export const owedToTheForgotten = ['identityRedaction', 'customerRemoval'] as const;

export type OwedToTheForgotten = (typeof owedToTheForgotten)[number];
