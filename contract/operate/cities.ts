import { z } from 'zod';
import {
  checkBands,
  checkBounds,
  cityBounds,
  cityShapes,
  isCountry,
  isTimeZone,
  openingNeeds,
} from '../../domain/city-rules.ts';
import { handoverModes } from '../../domain/handovers/mode.ts';
import { amountsPerUnit } from '../../domain/money.ts';
import { CityId } from '../cities.ts';
import { Box, Point } from '../coordinates.ts';
import { Currency, Money } from '../money.ts';
import { Place, PlaceList } from '../places.ts';

const CENT = 100;
/** In whole cents, between so many units of the city's currency. */
const amount = ({ least, most }: { readonly least: number; readonly most: number }) =>
  Money.refine(
    ({ amount }) =>
      amount >= least * amountsPerUnit && amount <= most * amountsPerUnit && amount % CENT === 0,
    `must be ${least} to ${most}, in whole cents`,
  );

const boundsProblems = {
  bounds_reversed: 'must have its north-east corner north and east of the south-west one',
  bounds_too_small: 'must be at least 0.005 degrees high and wide',
  bounds_too_large: 'must be at most 3 degrees high and wide',
} as const;
const Bounds = z
  .strictObject({ southWest: Box.shape.southWest, northEast: Box.shape.northEast })
  .superRefine((box, context) => {
    const verdict = checkBounds(box);
    if (!verdict.ok) context.addIssue({ code: 'custom', message: boundsProblems[verdict.code] });
  });

const bandProblems = {
  band_reversed: 'must each end at the age they begin at, or later',
  bands_overlap: 'must not overlap',
} as const;
const age = z.int().min(cityBounds.bandAge.least).max(cityBounds.bandAge.most);
const YoungDriverBands = z
  .array(
    z.strictObject({
      fromAge: age,
      toAge: age,
      perDay: amount(cityBounds.bandUnits),
    }),
  )
  .max(cityBounds.bands.most)
  .superRefine((bands, context) => {
    const verdict = checkBands(bands);
    if (!verdict.ok) context.addIssue({ code: 'custom', message: bandProblems[verdict.code] });
  });

const Hours = z
  .strictObject({ opensAtHour: z.int().min(0).max(23), closesAtHour: z.int().min(1).max(24) })
  .refine(
    ({ opensAtHour, closesAtHour }) => opensAtHour < closesAtHour,
    'must open before it closes',
  )
  .describe('When somebody answers, every day, in the city’s own time');

const { taxBasisPoints, turnaroundMinutes } = cityBounds;

/** What somebody writes down of a city. */
const written = {
  name: z
    .string()
    .trim()
    .max(cityBounds.nameLetters.most)
    .regex(cityShapes.name, 'must be a name of letters'),
  code: z.string().regex(cityShapes.code, 'must have three letters, such as LIS'),
  countryCode: z.string().refine(isCountry, 'must be a country of two letters, such as PT'),
  timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone such as Europe/Lisbon'),
  currency: Currency,
  boundingBox: Bounds,
  taxBasisPoints: z
    .int()
    .min(taxBasisPoints.least)
    .max(taxBasisPoints.most)
    .describe('2300: prices contain 23 % tax'),
  turnaroundMinutes: z
    .int()
    .min(turnaroundMinutes.least)
    .max(turnaroundMinutes.most)
    .describe('Between two trips of a car'),
  handovers: z
    .enum(handoverModes)
    .describe('Whether trips begin and end with the seals of drivers’ phones, or by the clock'),
  deposit: z.strictObject({
    creditCard: amount(cityBounds.depositUnits),
    debitCard: amount(cityBounds.depositUnits),
  }),
  youngDriverFees: YoungDriverBands,
  supportPhone: z
    .string()
    .trim()
    .regex(cityShapes.supportPhone, 'must begin with + and the country’s code')
    .nullable()
    .describe('Null: the number of the configuration'),
  supportEmail: z.email().max(254).nullable().describe('Null: the address of the configuration'),
  hours: Hours,
};

/** Such as would be part of the console's own addresses. */
const reservedIds = ['api', 'account', 'drive', 'join', 'photographs', 'set-up', 'sign-in'];

/** A new city is not open to renters. */
export const NewCity = z.strictObject({
  id: CityId.refine((id) => !reservedIds.includes(id), 'is part of another address'),
  ...written,
  handovers: written.handovers.default('by-clock'),
  youngDriverFees: written.youngDriverFees.default([]),
  supportPhone: written.supportPhone.default(null),
  supportEmail: written.supportEmail.default(null),
});

/** Those fields that change; the version is the one that was looked at. */
export const CityEdit = z
  .strictObject({
    version: z.int().min(1),
    ...z.object(written).partial().shape,
    offered: z.boolean().optional().describe('Whether it is open to renters'),
  })
  .refine((edit) => Object.keys(edit).length > 1, 'must change something');

const facts = {
  carCount: z.int().describe('Cars that renters are shown'),
  areaCount: z.int(),
};

export const DeskCity = z.object({
  id: CityId,
  version: z.int().describe('To be sent along with an edit'),
  ...written,
  boundingBox: Box,
  offered: z.boolean(),
  center: Point,
  ...facts,
  hasBookings: z.boolean().describe('Then currency and time zone stay as they are'),
  missing: z.array(z.enum(openingNeeds)).describe('Before it can be opened'),
});

export const DeskCityList = z.object({
  cities: z.array(
    z.object({
      id: CityId,
      name: z.string(),
      countryCode: z.string(),
      currency: Currency,
      timeZone: z.string(),
      offered: z.boolean(),
      ...facts,
    }),
  ),
});

export const DeskPlacesQuery = z.strictObject({
  q: z.string().trim().max(200).describe('Words of an address, or latitude and longitude'),
});

export const DeskPlaces = z.object({
  places: z.array(
    z.object({
      ...Place.shape,
      areas: z.array(z.string()).describe('The names of the service areas it lies in'),
    }),
  ),
  credit: PlaceList.shape.credit,
});

export type NewCity = z.output<typeof NewCity>;
export type CityEdit = z.output<typeof CityEdit>;
export type DeskCity = z.infer<typeof DeskCity>;
export type DeskCityList = z.infer<typeof DeskCityList>;
export type DeskPlaces = z.infer<typeof DeskPlaces>;
