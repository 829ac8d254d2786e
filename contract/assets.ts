import { z } from 'zod';
import { searchPolicy } from '../domain/policy-constants.ts';
import { CityId, TripCity } from './cities.ts';
import { Point } from './coordinates.ts';
import { Money } from './money.ts';
import { anyOf, day, instant, listOf, wholeNumber, yesNo } from './query-values.ts';
import { Deposit } from './quotes.ts';
import { Rating } from './reviews.ts';

export const propulsionTypes = ['GAS', 'DIESEL', 'HYBRID', 'ELECTRIC'] as const;
export const transmissions = ['AUTOMATIC', 'MANUAL'] as const;
export const categories = ['A', 'B', 'C', 'D', 'E'] as const;
export const bodyTypes = ['ECONOMY', 'SEDAN', 'SUV', 'ESTATE', 'CONVERTIBLE', 'VAN'] as const;
export const features = ['USB', 'BLUETOOTH', 'SEAT_HEATER', 'AC'] as const;
export const seatCounts = ['2', '4', '5', '6', '7'] as const;
const sortOrders = ['asc', 'desc'] as const;

const LAST_PAGE = 100_000;

/** What narrows the list. The same names stand in the URL of the list and of the API. */
const assetFilters = {
  propulsionType: anyOf(propulsionTypes).optional(),
  transmission: anyOf(transmissions).optional(),
  seats: listOf(wholeNumber(1, 9)).optional(),
  doors: listOf(wholeNumber(2, 6)).optional(),
  category: anyOf([...categories, ...bodyTypes])
    .optional()
    .describe('A letter or a body type'),
  brand: listOf(z.string().min(1).max(40)).optional(),
  feature: anyOf(features).optional().describe('A car has all that are named'),
  greenVehicle: yesNo.optional(),
  minYear: wholeNumber(1990, 2100).optional(),
  maxYear: wholeNumber(1990, 2100).optional(),
};

export const AssetSearch = z.strictObject({
  city: CityId,
  from: instant.describe('Delivery, on a half hour in city time'),
  to: instant.describe('Return, on a half hour in city time'),
  page: wholeNumber(1, LAST_PAGE).default(1),
  size: wholeNumber(1, 50).default(searchPolicy.pageSize),
  sort: z.enum(sortOrders).default('asc').describe('By price per day'),
  ...assetFilters,
});

export const Photo = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  view: z.enum(['side', 'front', 'rear', 'interior', 'boot', 'other']),
  drawn: z.boolean().describe('A drawing, shown as "illustration"'),
});

/** What a car is, in a list as in a booking. */
export const carFacts = {
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: z.enum(categories),
  bodyType: z.enum(bodyTypes),
  seats: z.int(),
  doors: z.int(),
  luggages: z.int(),
  transmission: z.enum(transmissions),
  propulsionType: z.enum(propulsionTypes),
};

const asset = {
  ...carFacts,
  greenVehicle: z.boolean(),
  features: z.array(z.enum(features)),
  dailyMileageLimit: z.int().nullable(),
  pricePerDay: Money,
  rating: Rating.nullable(),
};

export const AssetCard = z.object({
  ...asset,
  tripTotal: Money.describe('The whole trip, with nothing added: what a bare quote would say'),
  photo: Photo.nullable(),
  base: Point.describe('Where the car stands, placed to about 200 m'),
});

export const AssetPage = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  days: z.int(),
  assets: z.array(AssetCard),
});

export const AssetDetail = z.object({
  ...asset,
  photos: z.array(Photo),
  extraIds: z.array(z.string()),
  base: Point,
  city: TripCity.extend({
    taxDivisorBasisPoints: z.int().describe('Prices contain the tax: 12300 for 23 %'),
    deposit: Deposit,
  }),
});

export const OccupiedWindow = z.strictObject({
  from: day,
  to: day,
  excludeBooking: z.uuid().optional().describe('A booking of your own, whose dates count as free'),
});

export const OccupiedDates = z.object({
  dates: z.array(z.iso.date()).describe('Local days on which no trip can begin'),
  events: z
    .array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() }))
    .describe('Exact times, turnaround inside'),
});

/** The choices a filter can offer, from the cars the city really has. */
export const FilterChoices = z.object({ brands: z.array(z.string()), years: z.array(z.int()) });

export type CarFacts = z.infer<z.ZodObject<typeof carFacts>>;
export type AssetCard = z.infer<typeof AssetCard>;
export type AssetPage = z.infer<typeof AssetPage>;
export type AssetDetail = z.infer<typeof AssetDetail>;
export type AssetSearch = z.infer<typeof AssetSearch>;
export type OccupiedDates = z.infer<typeof OccupiedDates>;
export type FilterChoices = z.infer<typeof FilterChoices>;
