import type { Insertable } from 'kysely';
import { occupiedRange, type TimeRange } from '../../domain/availability.ts';
import { usualActor } from '../../domain/booking-actor.ts';
import { isSettled, releasesCar } from '../../domain/booking-lifecycle.ts';
import { stopColumns } from '../bookings/record/stops.ts';
import { factsOfCar, photoShape } from '../catalogue/car-shapes.ts';
import type { Tables } from '../db/schema.ts';
import { SAMPLE_HOLD_HOURS, type Step } from './booking-story.ts';
import type { SampleBooking } from './bookings.ts';
import { photoRows, type SampleCar } from './cars.ts';
import { turnaroundMinutes } from './cities.ts';

export function bookingRow(booking: SampleBooking): Insertable<Tables['bookings']> {
  const { car, user, trip, delivery, giveBack, price, events, isBusiness } = booking;
  const lastChange = steps(booking).at(-1)?.at ?? trip.bookedAt;
  return {
    id: booking.id,
    reference: booking.reference,
    user_id: user.row.id,
    company_id: isBusiness ? user.companyId : null,
    car_id: car.row.id,
    city_id: booking.cityId,
    quote_id: null,
    status: booking.occasion.status,
    payment_profile: isBusiness ? 'business' : 'personal',
    payment_method_id: isBusiness ? null : (user.card?.id ?? null),
    payment_option: 'pay-per-day',
    starts_at: date(trip.startsAt),
    ends_at: date(trip.endsAt),
    ...stopColumns({ delivery, return: giveBack }),
    price_per_day: car.row.price_per_day,
    total: price.total.amount,
    currency: price.total.currency,
    car_snapshot: JSON.stringify(snapshotOf(car)),
    // Looked at as soon as the product runs, which then plans the next step by the rules.
    next_step_at: isSettled(booking.occasion.status) ? null : date(lastChange),
    created_at: date(events[0]?.at ?? trip.bookedAt),
    updated_at: date(lastChange),
  };
}

/** The car as it was when booked, with the words of the API. */
export function snapshotOf(car: SampleCar) {
  const { row } = car;
  return {
    ...factsOfCar(row),
    cityId: row.city_id,
    features: row.features,
    photos: photoRows(car).map(photoShape),
  };
}

export function itemRows({ id, price }: SampleBooking): Insertable<Tables['booking_items']>[] {
  return price.items.map((item) => ({ booking_id: id, ...item }));
}

export function historyRows(booking: SampleBooking): Insertable<Tables['booking_history']>[] {
  const all = steps(booking);
  return all.map(({ to, why, at }, index) => ({
    booking_id: booking.id,
    from_status: all[index - 1]?.to ?? null,
    to_status: to,
    kind: why,
    actor: usualActor(why),
    at: date(at),
  }));
}

export function paymentRows(
  booking: SampleBooking,
  uuid: () => string,
): Insertable<Tables['payments']>[] {
  const { id, reference, user, events } = booking;
  const ids = new Map<string, string>();
  const endedFor = steps(booking).at(-1)?.why ?? null;
  return events
    .filter((event) => event.what === 'payment')
    .map(({ kind, ref, amount, failed, at }) => {
      const rowId = uuid();
      // Money given back names what it came from, which has the same ref and stands before it.
      const parentId = ids.get(ref) ?? null;
      if (parentId === null) ids.set(ref, rowId);
      return {
        id: rowId,
        booking_id: id,
        kind,
        status: failed ? 'failed' : 'succeeded',
        amount: amount.amount,
        currency: amount.currency,
        payment_method_id: user.card?.id ?? null,
        provider: 'simulator',
        provider_ref: `sample_${reference}_${ref}`,
        idempotency_key: `sample:${reference}:${kind}:${ref}`,
        failure_code: failed ? 'card_declined' : null,
        parent_id: parentId,
        reason: kind === 'refund' ? endedFor : null,
        sample: true,
        holds_until:
          kind === 'deposit-hold' && !failed ? date(at.add({ hours: SAMPLE_HOLD_HOURS })) : null,
        created_at: date(at),
        updated_at: date(at),
      };
    });
}

export function bookedOccupancyRows(
  { id, car, cityId, trip, occasion }: SampleBooking,
  uuid: () => string,
): Insertable<Tables['occupancies']>[] {
  if (releasesCar(occasion.status)) return [];
  return [
    {
      id: uuid(),
      car_id: car.row.id,
      city_id: cityId,
      during: rangeText(occupiedRange(trip, turnaroundMinutes)),
      kind: 'booking',
      booking_id: id,
      hold_id: null,
      block_reason: null,
    },
  ];
}

/** PostgreSQL's way to write a half-open range. */
export function rangeText({ from, to }: TimeRange): string {
  return `[${from.toString()},${to.toString()})`;
}

export function date(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}

function steps({ events }: SampleBooking): Step[] {
  return events.filter((event) => event.what === 'step');
}
