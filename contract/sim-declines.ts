/** How a simulated card can be refused. By itself, so that a page that offers them loads no schemas. */
export const declineCodes = ['generic_decline', 'insufficient_funds', 'expired_card'] as const;
