import { z } from 'zod';
import { carValues } from '../../domain/car.ts';
import { MOST_KM } from '../../domain/distance-unit.ts';
import { blockReasons, carConditions } from '../../domain/fleet/condition.ts';
import { fleetSorts } from '../../domain/fleet/sorts.ts';
import { Photo } from '../cars.ts';
import { CityId } from '../cities.ts';
import { PlannedDay, PlannedMoment } from '../moment.ts';
import { listOf, wholeNumber, yesNo } from '../query-values.ts';
import { answeredShapes, newShapes, writtenShapes } from './car-shapes.ts';
import { FleetBooking } from './fleet-booking.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const km = z.int().min(0).max(MOST_KM);

/** A new car. What is left out is not known yet. */
export const NewCar = z.strictObject({
  cityId: CityId,
  ...newShapes,
  odometerKm: km.default(0),
});

/** Those fields that change; the version is the one that was looked at. */
export const CarEdit = z
  .strictObject({ version: z.int().min(1), ...z.object(writtenShapes).partial().shape })
  .refine((edit) => Object.keys(edit).length > 1, 'must change something');

/** Plate and VIN are the new car's own. */
export const CarCopy = z.strictObject({
  plate: newShapes.plate,
  vin: newShapes.vin,
});

/** Why something is done, for whoever reads the log. */
export const Reason = z.strictObject({ reason: text(500).optional() });

export const StateSaid = z
  .strictObject({
    condition: z.enum(carConditions).optional(),
    odometerKm: km.optional(),
    energyPercent: z.int().min(0).max(100).optional().describe('Fuel, or charge'),
    standsAt: text(120).optional(),
  })
  .refine((said) => Object.keys(said).length > 0, 'must say something');

const ServiceTask = z.strictObject({
  name: text(80),
  everyKm: z.int().min(1).max(500_000).nullable(),
  everyMonths: z.int().min(1).max(240).nullable(),
  lastKm: km,
  lastOn: PlannedDay,
});

/** All tasks of a car; those that are left out are no longer planned. */
export const ServicePlan = z.strictObject({
  version: z.int().min(1),
  tasks: z
    .array(ServiceTask)
    .max(30)
    .refine(
      (tasks) =>
        tasks.every(({ everyKm, everyMonths }) => everyKm !== null || everyMonths !== null),
      'must each come round by kilometres or by months',
    ),
});

export const NewBlock = z.strictObject({
  reason: z.enum(blockReasons),
  note: text(500).nullable().default(null),
  startsAt: PlannedMoment,
  endsAt: PlannedMoment,
});

export const BlockEdit = z
  .strictObject({
    reason: z.enum(blockReasons).optional(),
    note: text(500).nullable().optional(),
    startsAt: PlannedMoment.optional(),
    endsAt: PlannedMoment.optional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must change something');

export const FleetQuery = z.strictObject({
  city: CityId,
  category: listOf(z.enum(carValues.category)).default([]),
  condition: listOf(z.enum(carConditions)).default([]),
  papersEndWithinDays: wholeNumber(0, 3_650).optional().describe('Those that have ended, too'),
  serviceDue: yesNo.default(false).describe('Only those of which a service is due'),
  text: z.string().trim().max(60).default('').describe('Part of plate, VIN, make or model'),
  retired: yesNo.default(false).describe('Those that are retired instead of those that are not'),
  sort: z.enum(fleetSorts).default('plate'),
  order: z.enum(['asc', 'desc']).default('asc'),
  page: wholeNumber(1, 100_000).default(1),
  size: wholeNumber(1, 200).default(100),
});

const PaperState = z.enum(['unknown', 'ended', 'ends-soon', 'good']);
const Due = z.object({
  name: z.string(),
  atKm: z.int().nullable(),
  onDay: z.iso.date().nullable(),
  state: z.enum(['due', 'due-soon', 'later']),
});

/** Papers are answered with how they stand. */
const { insuranceEndsOn, inspectionEndsOn, registrationEndsOn, ...described } = answeredShapes;

const state = {
  id: z.uuid(),
  cityId: CityId,
  condition: z.enum(carConditions),
  odometerKm: z.int(),
  energyPercent: z.int().nullable(),
  standsAt: z.string().nullable(),
  retiredAt: z.iso.datetime().nullable(),
};

const FleetRow = z.object({
  ...state,
  brand: described.brand,
  model: described.model,
  year: described.year,
  category: described.category,
  bodyType: described.bodyType,
  propulsionType: described.propulsionType,
  plate: described.plate,
  pricePerDay: described.pricePerDay,
  offered: described.offered,
  photo: Photo.nullable(),
  papersEndOn: z.iso.date().nullable().describe('The first of its papers to end'),
  papers: PaperState,
  due: Due.nullable().describe('What is due first of its service plan'),
  nextTripAt: z.iso.datetime().nullable(),
});

export const FleetList = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  conditions: z
    .array(z.object({ condition: z.enum(carConditions), count: z.int() }))
    .describe('How many fit all filters but that of the condition'),
  cars: z.array(FleetRow),
});

export const Person = z
  .object({
    id: z.string(),
    name: z.string().nullable().describe('Null: no person, but the clock'),
  })
  .describe('Who said so');
const said = <S extends z.ZodType>(value: S) =>
  z.object({ value, by: Person, at: z.iso.datetime() }).nullable();

export const Block = z.object({
  id: z.uuid(),
  carId: z.uuid(),
  reason: z.enum(blockReasons),
  note: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  by: Person.nullable(),
});

export const FleetCar = z.object({
  ...state,
  ...described,
  version: z.int().describe('To be sent along with an edit'),
  addedAt: z.iso.datetime(),
  photos: z.array(Photo),
  papers: z.object({
    insurance: z.object({ endsOn: insuranceEndsOn, state: PaperState }),
    inspection: z.object({ endsOn: inspectionEndsOn, state: PaperState }),
    registration: z.object({ endsOn: registrationEndsOn, state: PaperState }),
  }),
  service: z.array(
    z.object({
      name: z.string(),
      everyKm: z.int().nullable(),
      everyMonths: z.int().nullable(),
      lastKm: z.int(),
      lastOn: z.iso.date(),
      due: Due,
    }),
  ),
  said: z.object({
    condition: said(z.enum(carConditions)),
    odometerKm: said(z.int()),
    energyPercent: said(z.int()),
    standsAt: said(z.string()),
  }),
  blocks: z.array(Block).describe('Those that are not over, the next one first'),
  bookings: z.array(FleetBooking).describe('Those that are not over, the next one first'),
  trouble: z
    .array(FleetBooking)
    .describe('Those among them during which insurance or inspection ends'),
});

export type NewCar = z.output<typeof NewCar>;
export type CarEdit = z.output<typeof CarEdit>;
export type FleetQuery = z.output<typeof FleetQuery>;
export type FleetList = z.infer<typeof FleetList>;
export type FleetCar = z.infer<typeof FleetCar>;
export type Block = z.infer<typeof Block>;
