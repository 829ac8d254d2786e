import { z } from 'zod';
import { phoneBookingStates } from '../../domain/policies/phone-booking.ts';
import { Email, PersonName } from '../accounts.ts';
import { Stop } from '../bookings.ts';
import { CityId } from '../cities.ts';
import { Moment } from '../moment.ts';
import { Money } from '../money.ts';
import { Quote } from '../quotes.ts';

const At = z.iso.datetime();

const wanted = { carId: z.uuid(), startsAt: Moment, endsAt: Moment };

export const PhonePriceRequest = z.strictObject({
  ...wanted,
  renterId: z.uuid().nullable().describe('Whose credit and age count; null: somebody new'),
});

export const PhonePrice = z.object({
  ...Quote.pick({ days: true, lines: true, total: true, deposit: true }).shape,
  heldUntil: At.describe('Until when the car would be held if the link were sent now'),
});

export const PhoneBookingRequest = z.strictObject({
  ...wanted,
  renter: z.union([
    z.strictObject({ id: z.uuid() }),
    z
      .strictObject({ name: PersonName, email: Email })
      .describe('Somebody new, who sets a password of their own by a link in the email'),
  ]),
  delivery: Stop,
  return: Stop,
  agreedTotal: Money.describe('The total that was named on the phone; another one is refused'),
});

export const PhoneBookingsQuery = z.strictObject({ city: CityId });

const PhoneBookingLine = z.object({
  id: z.uuid(),
  state: z.enum(phoneBookingStates),
  renter: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  car: z.object({ id: z.uuid(), name: z.string(), plate: z.string().nullable() }),
  startsAt: At,
  endsAt: At,
  place: z.string().describe('Where the car is brought'),
  total: Money,
  sentAt: At.describe('When the link was sent last'),
  heldUntil: At,
  madeBy: z.string().nullable().describe('Who of staff; null: a command on the server'),
  bookingId: z.uuid().nullable().describe('What came of it'),
});

export const PhoneBookings = z.object({
  items: z.array(PhoneBookingLine).describe('Of the last days, the newest first'),
});

export const PhoneBookingDone = z.object({ id: z.uuid() });

export type PhonePrice = z.infer<typeof PhonePrice>;
export type PhoneBookings = z.infer<typeof PhoneBookings>;
export type PhoneBookingLine = z.infer<typeof PhoneBookingLine>;
export type PhoneBookingRequest = z.infer<typeof PhoneBookingRequest>;
