import { z } from 'zod';
import { replacementReasons } from '../../domain/policies/another-car.ts';
import { repairPolicy } from '../../domain/policy-constants.ts';
import { repairKinds } from '../../domain/repairs/repair.ts';
import { Moment } from '../moment.ts';
import { Money } from '../money.ts';
import { MessagePreview } from './desk-bookings.ts';
import { Reason } from './fleet.ts';
import { FleetBooking } from './fleet-booking.ts';

const TroubleReason = z.enum(replacementReasons).describe('As renters are told');
const note = Reason.shape.reason.describe('For colleagues, in the audit log');

/** What somebody knows of a car; without a reason, what its records say. */
export const RepairsOf = z.strictObject({
  reason: TroubleReason.optional(),
  from: Moment.optional().describe('Since when it cannot be had; left out: from now on'),
  until: Moment.optional().describe('When it can be handed over again; left out: nobody knows'),
});

const RepairCar = z.object({
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  plate: z.string().nullable(),
  isBetter: z.boolean(),
});

const Repair = z.object({
  kind: z.enum(repairKinds),
  cars: z.array(RepairCar).describe('The car that comes, or those the renter is asked about'),
  startsAt: z.iso.datetime(),
  delayMinutes: z.int(),
  costs: Money.describe('What the company gives'),
});

export const CarRepairs = z.object({
  car: z.object({
    id: z.uuid(),
    cityId: z.string(),
    brand: z.string(),
    model: z.string(),
    plate: z.string().nullable(),
  }),
  trouble: z
    .object({
      reason: TroubleReason,
      from: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
    })
    .nullable()
    .describe('Null: nothing is wrong with it'),
  bookings: z.array(
    z.object({
      ...FleetBooking.shape,
      renter: z.string(),
      place: z.string(),
      waitsFor: z
        .enum(['answer', 'change'])
        .nullable()
        .describe('The renter has been asked, or is paying for a change'),
      answerBy: z.iso.datetime().nullable(),
      repairs: z.array(Repair).describe('The best first; none while it waits'),
    }),
  ),
});

export const RepairRequest = z.strictObject({
  kind: z.enum(repairKinds),
  carIds: z.array(z.uuid()).max(repairPolicy.mostOffered).default([]),
  startsAt: Moment.optional().describe('With a later delivery: when'),
  agreedBack: Money.optional().describe(
    'With the money back: what was shown; another sum is refused',
  ),
  reason: TroubleReason,
  note,
});

export const OfferRequest = z.strictObject({
  carIds: z.array(z.uuid()).min(1).max(repairPolicy.mostOffered).describe('The best first'),
  reason: TroubleReason,
  note,
});

export const OfferPreviewRequest = OfferRequest.omit({ note: true });

export const RepairedBooking = z.object({ bookingId: z.uuid(), kind: z.enum(repairKinds) });
export const OfferMade = z.object({ bookingId: z.uuid(), answerBy: z.iso.datetime() });

export const OfferPreview = MessagePreview.extend({ answerBy: z.iso.datetime() });

export type CarRepairs = z.infer<typeof CarRepairs>;
export type Repair = z.infer<typeof Repair>;
export type RepairRequest = z.output<typeof RepairRequest>;
