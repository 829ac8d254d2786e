import { z } from 'zod';
import { toCityTime } from '../../../domain/city-time.ts';
import { formatTime } from '../../../domain/format-city-time.ts';
import { type JobKind, jobKinds, windowOf } from '../../../domain/jobs/job.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import { dayText } from '../../texts/day-text.ts';
import { type BookingRow, bookingOf } from './booking-row.ts';
import { carName } from './car-name.ts';
import { mailEvent, notifyRenter } from './notify-renter.ts';
import { type DayWork, queueDayText, reachOf, textEvent } from './text-renter.ts';

const templates = {
  'on-the-way': 'car-on-the-way',
  'at-door': 'at-the-door',
  late: 'running-late',
} as const;

/** The email that stands for a text, as it is stored beside it. */
const Instead = z.object({
  template: z.enum(templates),
  beyond: z.object({
    kind: z.enum(jobKinds),
    driver: z.string(),
    plate: z.string(),
    from: z.string(),
    to: z.string(),
    by: z.string(),
  }),
  occasion: z.string(),
});

interface Moment {
  readonly moment: keyof typeof templates;
  readonly kind: JobKind;
  /** When it truly happened. */
  readonly at: Temporal.Instant;
  /** Who comes; null where nobody has set out. */
  readonly staffId: string | null;
  /** By when a late driver expects to be there; null where they did not say. */
  readonly expectedAt: Temporal.Instant | null;
}

/** Tells the renter of a moment of the day by the way they chose, in the transaction of what it is about. */
export async function notifyOfDay(
  tx: Queries,
  work: DayWork,
  booking: BookingRow,
  { moment, kind, at, staffId, expectedAt }: Moment,
): Promise<void> {
  const { email, number } = await reachOf(tx, work, booking, moment);
  const city = await requireCity(tx, booking.city_id);
  const planned = plannedAt(booking, kind);
  const beyond = {
    kind,
    driver: await firstNameOfStaff(tx, staffId),
    plate: await plateOf(tx, booking.car_id),
    ...toldWindow(planned, city.time_zone),
    by: expectedAt ? formatTime(toCityTime(expectedAt, city.time_zone)) : '',
  };
  const template = templates[moment];
  // A driver who is later still says so again.
  const occasion = [kind, planned, ...(expectedAt ? [expectedAt] : [])].join(':');
  if (await isTold(tx, booking, { moment, occasion })) return;
  if (email) await notifyRenter(tx, work, booking, template, beyond, occasion);
  if (number === null) return;
  const instead: z.input<typeof Instead> = { template, beyond, occasion };
  const words = { ...beyond, car: carName(booking), countryCode: city.country_code };
  await queueDayText(tx, work, booking, number, {
    moment,
    occasion,
    at,
    body: dayText(moment, words),
    instead: email ? null : instead,
  });
}

/** By whichever way: a renter who stops texts, or asks for them, is not told again what they know. */
async function isTold(
  tx: Queries,
  { id }: BookingRow,
  { moment, occasion }: { moment: keyof typeof templates; occasion: string },
): Promise<boolean> {
  const mail = await tx
    .selectFrom('outgoing_mail')
    .select('id')
    .where('event_key', '=', mailEvent(templates[moment], id, occasion))
    .executeTakeFirst();
  const text = await tx
    .selectFrom('outgoing_texts')
    .select('id')
    .where('event_key', '=', textEvent(moment, id, occasion))
    .executeTakeFirst();
  return mail !== undefined || text !== undefined;
}

/** Sends the email that stands for a text which never arrived. */
export const emailInstead =
  (work: DayWork) =>
  async (tx: Queries, text: { readonly bookingId: string; readonly instead: unknown }) => {
    const { template, beyond, occasion } = Instead.parse(text.instead);
    await notifyRenter(tx, work, await bookingOf(tx, text.bookingId), template, beyond, occasion);
  };

export const plannedAt = (booking: BookingRow, kind: JobKind): Temporal.Instant =>
  toInstant(kind === 'deliver' ? booking.starts_at : booking.ends_at);

/** `09:45am` and `10:15am` */
export function toldWindow(planned: Temporal.Instant, timeZone: string) {
  const { from, to } = windowOf(planned);
  const at = (when: Temporal.Instant) => formatTime(toCityTime(when, timeZone));
  return { from: at(from), to: at(to) };
}

async function firstNameOfStaff(tx: Queries, staffId: string | null): Promise<string> {
  if (staffId === null) return '';
  const staff = tx.selectFrom('staff').select('name').where('id', '=', staffId);
  return firstNameOf((await staff.executeTakeFirstOrThrow()).name);
}

async function plateOf(tx: Queries, carId: string): Promise<string> {
  const car = tx.selectFrom('cars').select('plate').where('id', '=', carId);
  return (await car.executeTakeFirst())?.plate ?? '';
}
