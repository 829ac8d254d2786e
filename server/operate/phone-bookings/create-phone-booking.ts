import type { z } from 'zod';
import type { DraftTrip } from '../../../contract/drafts.ts';
import type { PhoneBookingRequest } from '../../../contract/operate/phone-bookings.ts';
import { toCityTime } from '../../../domain/city-time.ts';
import { requireServed } from '../../bookings/create/require-served.ts';
import { oneAtATime } from '../../bookings/record/one-at-a-time.ts';
import { writeHold } from '../../bookings/record/write-hold.ts';
import { requireCar } from '../../catalogue/require-car.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import type { Deps } from '../../deps.ts';
import { priceChanged, Refusal } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireRenter } from '../renters/require-renter.ts';
import { inviteRenter } from './invite-renter.ts';
import { openLinkOf } from './open-link.ts';
import { pricePhoneBooking } from './price-phone-booking.ts';
import { sendLink } from './send-link.ts';

type PhoneWork = Pick<Deps, 'clock' | 'settings' | 'jobs'>;

/** Holds a car for a renter on the phone and sends them a link to pay, all of it or nothing. */
export async function createPhoneBooking(
  tx: Queries,
  work: PhoneWork,
  request: z.output<typeof PhoneBookingRequest>,
  actor: string,
): Promise<string> {
  const now = work.clock.now();
  const { carId, renter, agreedTotal } = request;
  const { car, city } = await requireCar(tx, carId);
  await requireServed(tx, city.id, request);
  const userId =
    'id' in renter ? await knownRenter(tx, renter.id, now) : await inviteRenter(tx, renter, now);
  const times = { startsAt: request.startsAt, endsAt: request.endsAt };
  const priced = await pricePhoneBooking(tx, work, { carId, ...times, renterId: userId });
  const { trip } = priced;
  const { total } = priced.price;
  if (total.amount !== agreedTotal.amount || total.currency !== agreedTotal.currency) {
    throw priceChanged('The trip has another price by now.', total);
  }
  await writeHold(tx, { userId, carId, city, trip, now, until: priced.until });
  const stop = (end: 'delivery' | 'return', at: Temporal.Instant): DraftTrip['start'] => {
    const { name, latitude, longitude } = request[end];
    const local = toCityTime(at, city.time_zone);
    return {
      date: local.toPlainDate().toString(),
      time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
      location: { latitude, longitude },
      query: name,
    };
  };
  const draft: DraftTrip = {
    start: stop('delivery', trip.startsAt),
    end: stop('return', trip.endsAt),
    extras: [],
    insurances: { main: priced.protection, extras: [] },
  };
  const { id } = await tx
    .insertInto('phone_bookings')
    .values({
      city_id: city.id,
      user_id: userId,
      car_id: car.id,
      starts_at: toDate(trip.startsAt),
      ends_at: toDate(trip.endsAt),
      trip: JSON.stringify(draft),
      total: total.amount,
      currency: total.currency,
      made_by: actor,
      created_at: toDate(now),
      sent_at: toDate(now),
      held_until: toDate(priced.until),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendLink(tx, work, { id, userId });
  await recordAudit(tx, {
    actor,
    action: 'phone-booking create',
    subject: `phone booking ${id}`,
    after: { renterId: userId, carId, ...times, total, isNewRenter: !('id' in renter) },
    now,
  });
  return id;
}

/** One link at a time: a renter holds one car, and whoever gets two links pays the wrong one. */
async function knownRenter(tx: Queries, who: string, now: Temporal.Instant): Promise<string> {
  const { id, disabled } = await requireRenter(tx, who);
  if (disabled) throw new Refusal('account_disabled', 'This renter cannot log in.');
  await oneAtATime(tx, id);
  if (await openLinkOf(tx, id, now)) {
    throw new Refusal('link_open', 'Another link to this renter is still open.');
  }
  return id;
}
