import { z } from 'zod';
import { handoverModes } from '../domain/handovers/mode.ts';
import { Box, Point, Polygon } from './coordinates.ts';
import { Currency, Money } from './money.ts';

export const CityId = z
  .string()
  .regex(/^[a-z][a-z-]{1,40}$/, 'must be a city id such as "lisbon"')
  .describe('A city, e.g. "lisbon"');

export const Deposit = z
  .object({ creditCard: Money, debitCard: Money })
  .describe('Held apart, never charged');

export const YoungDriverFees = z
  .array(z.object({ fromAge: z.int(), toAge: z.int(), perDay: Money }))
  .describe('What a driver of that age pays more; ages are those on the day of delivery');

const SupportPhone = z
  .string()
  .nullable()
  .describe('Whom its renters call; null: the number of the configuration');

const SupportHours = z
  .object({ opensAtHour: z.int().min(0).max(23), closesAtHour: z.int().min(1).max(24) })
  .describe('When somebody answers, every day, in the city’s own time');

export const City = z.object({
  id: CityId,
  code: z.string(),
  name: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  currency: Currency,
  offered: z.boolean().describe('Whether renters can choose it today'),
  center: Point,
  boundingBox: Box,
  carCount: z.int(),
  lowestPricePerDay: Money.nullable(),
  deposit: Deposit,
  youngDriverFees: YoungDriverFees,
  supportPhone: SupportPhone,
  hours: SupportHours,
});

/** The city as a trip needs it: its clock, its money, and the rest a car has between two trips. */
export const TripCity = z.object({
  id: CityId,
  name: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  currency: Currency,
  turnaroundMinutes: z.int(),
  handovers: z
    .enum(handoverModes)
    .describe('Recorded: whoever is not there, or brings the car back late, is charged for it'),
  supportPhone: SupportPhone,
  supportEmail: z.string().nullable().describe('Null: the address of the configuration'),
  hours: SupportHours,
});

export const CityList = z.object({ cities: z.array(City) });

const Area = z.object({
  id: z.string(),
  name: z.string(),
  boundingBox: Box,
  outline: Polygon,
});
export const AreaList = z.object({ areas: z.array(Area) });

/** The ids alone: for whoever wants to know what there is, such as a search engine. */
export const CityCars = z.object({ carIds: z.array(z.uuid()) });

export type City = z.infer<typeof City>;
export type TripCity = z.infer<typeof TripCity>;
export type CityList = z.infer<typeof CityList>;
export type AreaList = z.infer<typeof AreaList>;
export type CityCars = z.infer<typeof CityCars>;
