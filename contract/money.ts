import { z } from 'zod';

export const Currency = z.enum(['EUR', 'USD']);
export type Currency = z.infer<typeof Currency>;

/** An integer at scale 4: 12.34 is { amount: 123400, precision: 4 }. */
export const Money = z.object({
  amount: z.int(),
  currency: Currency,
  precision: z.literal(4),
});
