import { z } from 'zod';
import { carValues } from '../../domain/car.ts';
import { carConditions } from '../../domain/fleet/condition.ts';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { needActions, needKinds } from '../../domain/today/needs.ts';
import { CityId } from '../cities.ts';
import { Money } from '../money.ts';

const At = z.iso.datetime();

/** What a line of today says about a booking. */
const trip = {
  bookingId: z.uuid(),
  reference: z.string(),
  car: z.string().describe('Brand and model'),
  renter: z.object({
    name: z.string(),
    phone: z.string().nullable().describe('Null: there is none, or your role does not see it'),
    email: z.string().nullable().describe('Null: your role does not see it'),
  }),
};

const Car = z.object({ id: z.uuid(), name: z.string(), plate: z.string().nullable() });

const Need = z.object({
  kind: z.enum(needKinds),
  by: At.nullable().describe('When it bites; null: nothing is lost by waiting'),
  since: At,
  action: z.enum(needActions).describe('The best next step'),
  trip: z
    .object({ ...trip, startsAt: At, endsAt: At })
    .nullable()
    .describe('Null: about no booking, or your role does not see them'),
  renter: trip.renter.nullable(),
  claimId: z.uuid().nullable().describe('The claim it is about'),
  companyId: z.uuid().nullable().describe('The company it is about'),
  car: Car.nullable().describe('The car it is about'),
  next: z
    .object({ renter: z.string(), startsAt: At })
    .nullable()
    .describe('Who gets the car after it, where that is in danger, or waits for it already'),
  driver: z
    .object({ name: z.string().nullable(), words: z.string() })
    .nullable()
    .describe('Who is to be at a door, or met trouble there, and what they say of it'),
  reason: z.enum(replacementReasons).nullable().describe('Why the car cannot be had'),
  offered: z.string().nullable().describe('The car that comes if nobody answers'),
  amount: Money.nullable(),
  count: z.int().describe('How many of them this is about'),
});

const Handover = z.object({
  ...trip,
  kind: z.enum(['delivery', 'return']),
  at: At,
  place: z.string(),
  driver: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .describe('Who does it; null: nobody yet'),
  isDone: z.boolean(),
});

export const Today = z.object({
  now: At,
  needs: z
    .array(Need)
    .nullable()
    .describe('What bites first stands first; null: not for your role'),
  preparing: z
    .array(
      z.object({
        car: Car,
        condition: z.enum(carConditions),
        propulsionType: z.enum(carValues.propulsionType),
        by: At.nullable().describe('When it goes out; null: nobody has booked it'),
      }),
    )
    .nullable()
    .describe('Cars to clean, refuel or charge, what goes out first; null: not for your role'),
  handovers: z
    .array(Handover)
    .nullable()
    .describe('Of the day in the city; null: not for your role'),
  recorded: z
    .object({
      deliveries: z.int(),
      onTime: z.int(),
      collections: z.int(),
      lateReturns: z.int(),
      claims: z.int(),
    })
    .nullable()
    .describe('Of the last 30 days; null: nothing was sealed, or not for your role'),
  carsOut: z.int(),
  carCount: z.int(),
});

export const TodayOf = z.strictObject({ cityId: CityId });

/** Something of the city has changed: what is shown of it can be read again. */
export const CityChange = z.object({ cityId: CityId, at: At });

export type Today = z.infer<typeof Today>;
export type Need = z.infer<typeof Need>;
export type Handover = z.infer<typeof Handover>;
