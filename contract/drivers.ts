import { z } from 'zod';
import { driverStates } from '../domain/policies/additional-driver.ts';
import { Email } from './accounts.ts';
import { BookedCar } from './booked-car.ts';
import { TripCity } from './cities.ts';
import { Money } from './money.ts';

const AdditionalDriver = z.object({
  id: z.uuid(),
  email: z.string().nullable().describe('Where the invitation went; null for who is gone'),
  name: z.string().nullable().describe('Known once they have accepted'),
  state: z
    .enum(driverStates)
    .describe(
      'fee-to-agree: verified, but the renter has not agreed to what their age costs; left: they will not drive; may-not-drive: not verified by delivery',
    ),
  feePerDay: Money.describe('For their age; to be agreed to by the renter, or agreed to already'),
  invitationEndsAt: z.iso.datetime(),
});

/** Who may drive beside the renter. */
export const Drivers = z.object({
  additional: z.array(AdditionalDriver),
  pricePerDay: Money.nullable().describe('For one more; null where none can be added'),
  areChangeable: z.boolean().describe('People can be added and removed until delivery'),
});

export const DriverChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('invite'), email: Email }),
  z.strictObject({ action: z.literal('remove'), driverId: z.uuid() }),
  z
    .strictObject({ action: z.literal('agree'), driverId: z.uuid() })
    .describe('Agrees to what a young driver costs'),
]);

export const ResendInvitation = z.strictObject({ driverId: z.uuid() });

/** A trip of somebody else's, as far as it concerns who drives on it: nothing of its money or its doors. */
const Drive = z.object({
  id: z.uuid(),
  renterName: z.string().describe('First name of who booked'),
  car: BookedCar,
  city: TripCity,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  state: z.enum([...driverStates, 'cancelled']),
  invitationEndsAt: z.iso.datetime(),
});
export const DriveList = z.object({ drives: z.array(Drive) });

export type AdditionalDriver = z.infer<typeof AdditionalDriver>;
export type Drivers = z.infer<typeof Drivers>;
export type DriverChange = z.infer<typeof DriverChange>;
export type Drive = z.infer<typeof Drive>;
export type DriveList = z.infer<typeof DriveList>;
