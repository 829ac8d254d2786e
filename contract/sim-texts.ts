/** What the page of the simulated world answers from a renter's phone. */
export const textReplies = ['STOP', 'START', 'HELP'] as const;
