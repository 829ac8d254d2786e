/** What support gives back beyond the rules is told apart by the key of its row. */
export const goodwillReason = (id: string) => `support-${id}`;

export const isGoodwill = (idempotencyKey: string) => /:support-[^:]*$/.test(idempotencyKey);
