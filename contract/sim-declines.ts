/** How a simulated card can be refused. By itself, so that a page that offers them loads no schemas. */
export const declineCodes = ['generic_decline', 'insufficient_funds', 'expired_card'] as const;

/** How a simulated call can fail: nothing was done, or it was done and nobody was told. */
export const callFailures = ['undone', 'done'] as const;
