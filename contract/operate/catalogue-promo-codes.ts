import { z } from 'zod';
import { CityId } from '../cities.ts';
import { PlannedMoment } from '../moment.ts';
import { Money } from '../money.ts';

const Discount = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percentage: z.int().min(1).max(100) }),
    z.strictObject({ kind: z.literal('amount'), amount: Money }),
  ])
  .describe('A share of the price, or an amount in one currency; at most all of it');
const label = z.string().trim().min(1).max(80).describe('What renters read about it');
const isPublic = z.boolean().describe('Listed to every renter; otherwise to whom it was given');

export const NewPromoCode = z
  .strictObject({
    cityId: CityId.nullable().describe('Null: it holds in all cities'),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3,20}$/, 'must be 3 to 20 letters and digits'),
    label,
    discount: Discount,
    validFrom: PlannedMoment,
    validUntil: PlannedMoment.describe('The first moment at which it does not hold any more'),
    isPublic: isPublic.default(false),
  })
  .refine(({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil), {
    path: ['validUntil'],
    message: 'must be after validFrom',
  });

export const PromoCodeEdit = z.strictObject({
  version: z.int().min(1).max(1e9).describe('The version that was looked at'),
  label: label.optional(),
  discount: Discount.optional(),
  validFrom: PlannedMoment.optional(),
  validUntil: PlannedMoment.optional(),
  isPublic: isPublic.optional(),
});

export const DeskPromoCode = z.object({
  id: z.string(),
  version: z.int(),
  cityId: CityId.nullable(),
  code: z.string(),
  label: z.string(),
  discount: Discount,
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  isPublic: z.boolean(),
  state: z.enum(['coming', 'running', 'ended']),
  uses: z.int().describe('Renters who have used it; each can once'),
  given: z.int().describe('Renters it was given to'),
});
export const DeskPromoCodeList = z.object({ promoCodes: z.array(DeskPromoCode) });

export const PromoCodeGift = z.strictObject({
  email: z.email().max(254).describe('Of a renter who has an account'),
});

export type NewPromoCode = z.output<typeof NewPromoCode>;
export type DeskPromoCode = z.infer<typeof DeskPromoCode>;
