import { z } from 'zod';
import { CityId } from '../cities.ts';
import { Money } from '../money.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const version = z.int().min(1).max(1e9).describe('The version that was looked at');
const OfferId = z.string().regex(/^[\w-]{1,60}$/);
const price = Money.describe("In the city's currency, in whole cents; 0 for nothing");
const onSale = z.boolean().describe('Whether renters are offered it; what was booked stays booked');

/** What somebody writes down of an extra. */
const ofExtra = {
  label: text(60),
  description: text(400),
  pricePerDay: price,
  hasFees: z.boolean().describe('Whether the service fee is in the price already'),
  onSale,
};

const perDriver = z
  .boolean()
  .describe('Paid once for each additional driver; a city has one such extra, and it stays so');

export const NewExtra = z.strictObject({
  cityId: CityId,
  ...ofExtra,
  hasFees: ofExtra.hasFees.default(true),
  onSale: ofExtra.onSale.default(true),
  perDriver: perDriver.default(false),
});

export const ExtraEdit = z.strictObject({ version, ...z.object(ofExtra).partial().shape });

export const DeskExtra = z.object({
  id: z.string(),
  cityId: CityId,
  version: z.int(),
  ...ofExtra,
  perDriver,
  shownPrice: Money.describe('What renters see and pay a day'),
});
export const DeskExtraList = z.object({ extras: z.array(DeskExtra) });

const optionFields = {
  title: text(60),
  pricePerDay: price,
  selected: z.boolean().describe('Chosen unless the renter chooses otherwise'),
  includedCoverage: z.array(text(120)).max(20).describe('What it covers, line by line'),
  includes: z.array(OfferId).max(20).describe('Other protection that is already in it, by id'),
  details: text(1_000),
};
const WrittenOption = z.strictObject({
  id: OfferId.optional().describe('Of an option there is; without it, it is a new one'),
  ...optionFields,
});

const Options = z
  .array(WrittenOption)
  .max(6)
  .refine((options) => options.length === 0 || options.filter(isSelected).length === 1, {
    message: 'exactly one must be chosen at first',
  })
  .describe('Of which a renter takes one: this is the main protection of the city then');

function isSelected({ selected }: { readonly selected: boolean }): boolean {
  return selected;
}

const ofProtection = {
  title: text(60),
  description: text(1_000).describe('Line by line; lines that begin with "- " are a list'),
  pricePerDay: price.describe('Without options; with options each has its own'),
  onSale,
  options: Options,
};

export const NewProtection = z.strictObject({
  cityId: CityId,
  ...ofProtection,
  onSale: ofProtection.onSale.default(true),
  options: Options.default([]),
});

export const ProtectionEdit = z.strictObject({
  version,
  ...z.object(ofProtection).partial().shape,
});

export const DeskProtection = z.object({
  id: z.string(),
  cityId: CityId,
  version: z.int(),
  title: z.string(),
  description: z.string(),
  pricePerDay: Money,
  onSale: z.boolean(),
  options: z.array(z.object({ ...optionFields, id: z.string() })),
});
export const DeskProtectionList = z.object({ protection: z.array(DeskProtection) });

export const OfferOrder = z.strictObject({
  cityId: CityId,
  ids: z.array(OfferId).max(200).describe('All there are, in the order renters see them'),
});

export const byOfferId = z.strictObject({ id: OfferId });

export type NewExtra = z.output<typeof NewExtra>;
export type DeskExtra = z.infer<typeof DeskExtra>;
export type NewProtection = z.output<typeof NewProtection>;
export type DeskProtection = z.infer<typeof DeskProtection>;
