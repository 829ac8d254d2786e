import { z } from 'zod';
import { carValues, photoViews } from '../domain/car.ts';
import { carKinds, kindFilters } from '../domain/car-kinds.ts';
import { searchPolicy } from '../domain/policy-constants.ts';
import { CityId, Deposit, TripCity, YoungDriverFees } from './cities.ts';
import { Point } from './coordinates.ts';
import { filterQuery } from './filter-query.ts';
import { Money } from './money.ts';
import { day, instant, wholeNumber, yesNo } from './query-values.ts';
import { Rating } from './reviews.ts';

const sortOrders = ['asc', 'desc'] as const;

const LAST_PAGE = 100_000;

export const CarSearch = z.strictObject({
  city: CityId,
  from: instant.describe('Delivery, on a half hour in city time'),
  to: instant.describe('Return, on a half hour in city time'),
  page: wholeNumber(1, LAST_PAGE).default(1),
  size: wholeNumber(1, 50).default(searchPolicy.pageSize),
  sort: z.enum(sortOrders).default('asc').describe('By price per day'),
  listsBases: yesNo.default(false).describe('Whether to answer where all of them stand'),
  countsKinds: yesNo.default(false).describe('Whether to answer how many cars each kind has'),
  ...filterQuery,
});

export const Photo = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  view: z.enum(photoViews),
  drawn: z.boolean().describe('A drawing, shown as "illustration"'),
});

/** What a car is, in a list as in a booking. */
export const carFacts = {
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: z.enum(carValues.category),
  bodyType: z.enum(carValues.bodyType),
  seats: z.int(),
  doors: z.int(),
  luggages: z.int(),
  transmission: z.enum(carValues.transmission),
  propulsionType: z.enum(carValues.propulsionType),
};

/** What a car is and has, on its page and in the list. */
export const carTraits = {
  ...carFacts,
  greenVehicle: z.boolean(),
  features: z.array(z.enum(carValues.features)),
  dailyMileageLimit: z.int().nullable(),
};

const car = {
  ...carTraits,
  pricePerDay: Money,
  rating: Rating.nullable(),
};

export const CarSummary = z.object({
  ...car,
  tripTotal: Money.describe('The whole trip, with nothing added: what a bare quote would say'),
  photo: Photo.nullable(),
  base: Point.describe('Where the car stands, placed to about 200 m'),
});

export const CarResults = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  days: z.int(),
  bases: z
    .array(Point)
    .optional()
    .describe('Where the cars of all pages stand, each place once; where asked for'),
  kinds: z
    .array(
      z.object({
        filter: z.enum(kindFilters),
        value: z.enum(carKinds.map(({ value }) => value)),
        count: z.int(),
      }),
    )
    .optional()
    .describe('Each kind of car, and how many fit all filters but its own; where asked for'),
  cars: z.array(CarSummary),
});

export const CarDetail = z.object({
  ...car,
  photos: z.array(Photo),
  extraIds: z.array(z.string()),
  base: Point,
  city: TripCity.extend({
    taxDivisorBasisPoints: z.int().describe('Prices contain the tax: 12300 for 23 %'),
    deposit: Deposit,
    youngDriverFees: YoungDriverFees,
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
  holds: z
    .array(z.object({ from: z.iso.datetime(), to: z.iso.datetime(), until: z.iso.datetime() }))
    .describe('Those among them that somebody is about to book, and how long that is reserved'),
});

/** The choices a filter can offer, from the cars the city really has. */
export const FilterChoices = z.object({ brands: z.array(z.string()), years: z.array(z.int()) });

export type CarFacts = z.infer<z.ZodObject<typeof carFacts>>;
export type CarTraits = z.infer<z.ZodObject<typeof carTraits>>;
export type CarSummary = z.infer<typeof CarSummary>;
export type CarResults = z.infer<typeof CarResults>;
export type CarDetail = z.infer<typeof CarDetail>;
export type CarSearch = z.infer<typeof CarSearch>;
export type OccupiedDates = z.infer<typeof OccupiedDates>;
export type FilterChoices = z.infer<typeof FilterChoices>;
