import { z } from 'zod';
import { CityId } from './cities.ts';
import { Money } from './money.ts';

export const OfCity = z.strictObject({ city: CityId });

const Extra = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  pricePerDay: Money.describe('As charged: the service fee is in it'),
  hasFees: z.boolean().describe('Whether the stored price already contained the fee'),
  perDriver: z.boolean().describe('Paid once for each additional driver'),
});
export const ExtraList = z.object({ extras: z.array(Extra) });

const InsuranceOption = z.object({
  optionId: z.string(),
  title: z.string(),
  pricePerDay: Money,
  selected: z.boolean().describe('Chosen unless the renter chooses otherwise'),
  includes: z.array(z.string()).describe('Other insurances that are already in it, by id'),
  description: z.object({ includedCoverage: z.array(z.string()), details: z.string() }),
});

const Insurance = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  description: z.string(),
  pricePerDay: Money,
  multipleOptions: z.boolean().describe('True for the main insurance of the city'),
  options: z.array(InsuranceOption),
});
export const InsuranceList = z.object({ insurances: z.array(Insurance) });

export type ExtraList = z.infer<typeof ExtraList>;
export type InsuranceList = z.infer<typeof InsuranceList>;
