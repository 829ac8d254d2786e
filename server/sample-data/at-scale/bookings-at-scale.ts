import type { Insertable } from 'kysely';
import { usualActor } from '../../../domain/booking-actor.ts';
import type { BookingStatus } from '../../../domain/booking-lifecycle.ts';
import type { StepKind } from '../../../domain/history-step.ts';
import { bookingPolicy, depositPolicy } from '../../../domain/policy-constants.ts';
import { stopColumns } from '../../bookings/record/stops.ts';
import type { Tables } from '../../db/schema.ts';
import { amount } from '../amounts.ts';
import { snapshotOf } from '../booking-rows.ts';
import { SAMPLE_HOLD_HOURS } from '../booking-story.ts';
import { type LiveCityId, sampleCities } from '../cities.ts';
import { sampleInsurances } from '../insurances.ts';
import { addresses, type Spot } from '../spots.ts';
import { hash, hashBetween, hashUuid } from './hash.ts';
import { renterAt } from './renters-at-scale.ts';
import type { ScaleTrip } from './trips-at-scale.ts';

const hourMs = 3_600_000;
const salts = { id: 21, renter: 22, ahead: 23, option: 24, delivery: 25, giveBack: 26, letter: 27 };

/** A booking of the nth trip: charged, with a deposit, and as far in its life as the time is. */
export type ScaleBooking = {
  readonly id: string;
  readonly reference: string;
  readonly trip: ScaleTrip;
  readonly renter: ReturnType<typeof renterAt>;
  readonly total: number;
  readonly currency: 'EUR' | 'USD';
  readonly items: readonly Omit<Insertable<Tables['booking_items']>, 'booking_id'>[];
  readonly steps: readonly {
    readonly to: BookingStatus;
    readonly why: StepKind;
    readonly ms: number;
  }[];
  readonly payments: readonly { readonly kind: Tables['payments']['kind']; readonly ms: number }[];
};

export function bookingIdOf(trip: ScaleTrip, seed: number): string {
  return hashUuid(seed, trip.n, salts.id);
}

export function bookingAt(
  trip: ScaleTrip,
  renters: number,
  nowMs: number,
  seed: number,
): ScaleBooking {
  const { n, car, startMs, endMs, days } = trip;
  const cityId = car.row.city_id as LiveCityId;
  const bookedMs = Math.min(startMs, nowMs) - hashBetween(seed, n, salts.ahead, 5, 336) * hourMs;
  const settledMs = bookedMs + 6_000;
  const holdMs = Math.max(
    settledMs,
    startMs - depositPolicy.authorisedHoursBeforeDelivery * hourMs,
  );
  const releasedMs = endMs + depositPolicy.releasedWithinBusinessHours * hourMs;
  const waits: ScaleBooking['steps'] =
    holdMs > settledMs ? [{ to: 'security-deposit-pending', why: 'paid', ms: settledMs }] : [];
  const steps: ScaleBooking['steps'] = [
    { to: 'pending', why: 'requested', ms: bookedMs },
    ...waits,
    { to: 'booked', why: 'deposit-authorised', ms: holdMs },
    { to: 'active', why: 'delivered', ms: startMs },
    { to: 'completed', why: 'returned', ms: endMs },
    { to: 'processed', why: 'deposit-released', ms: releasedMs },
    {
      to: 'finished',
      why: 'settled',
      ms: releasedMs + bookingPolicy.finishedAfterDays * 24 * hourMs,
    },
  ];
  const payments: ScaleBooking['payments'] = [
    { kind: 'charge', ms: settledMs },
    { kind: 'deposit-hold', ms: holdMs },
    { kind: 'deposit-release', ms: releasedMs },
  ];
  const items = itemsOf(trip, cityId, days, seed);
  return {
    id: bookingIdOf(trip, seed),
    reference: referenceOf(n, seed),
    trip,
    renter: renterAt(hash(seed, n, salts.renter) % renters, nowMs, seed),
    total: items.reduce((sum, item) => sum + item.amount, 0),
    currency: sampleCities[cityId].currency,
    items,
    steps: steps.filter(({ ms }) => ms <= nowMs),
    payments: payments.filter(({ ms }) => ms <= nowMs),
  };
}

function itemsOf(
  { n, car }: ScaleTrip,
  cityId: LiveCityId,
  days: number,
  seed: number,
): ScaleBooking['items'] {
  const [main] = sampleInsurances[cityId];
  const options = main?.options ?? [];
  const option = options[hash(seed, n, salts.option) % options.length];
  const line = (
    position: number,
    kind: 'car' | 'insurance',
    ref: string,
    label: string,
    unit: number,
  ) => ({
    position,
    kind,
    ref,
    label,
    days,
    unit_amount: unit,
    amount: unit * days,
    snapshot: null,
  });
  const carLine = line(
    0,
    'car',
    car.row.id,
    `${car.row.brand} ${car.row.model}`,
    car.row.price_per_day,
  );
  if (!main || !option) return [carLine];
  const cover = line(
    1,
    'insurance',
    main.id,
    `${main.title}: ${option.title}`,
    amount(option.price),
  );
  return [carLine, cover];
}

/** The number of the trip in the letters of references, shuffled, so that no two are alike. */
function referenceOf(n: number, seed: number): string {
  const { referenceAlphabet, referenceLength } = bookingPolicy;
  let left = hash(seed, n, salts.letter);
  let text = '';
  for (let i = 0; i < referenceLength; i++) {
    text += referenceAlphabet.charAt(left % referenceAlphabet.length);
    left = Math.floor(left / referenceAlphabet.length);
  }
  return text;
}

export function scaleBookingRow(
  booking: ScaleBooking,
  seed: number,
): Insertable<Tables['bookings']> {
  const { id, reference, trip, renter, total, currency, steps } = booking;
  const { n, car, startMs, endMs } = trip;
  const cityId = car.row.city_id as LiveCityId;
  const delivery = spotOf(cityId, hash(seed, n, salts.delivery));
  const giveBack = spotOf(cityId, hash(seed, n, salts.giveBack));
  return {
    id,
    reference,
    user_id: renter.userId,
    company_id: null,
    car_id: car.row.id,
    city_id: cityId,
    quote_id: null,
    status: steps.at(-1)?.to ?? 'pending',
    payment_profile: 'personal',
    payment_method_id: renter.cardId,
    payment_option: 'pay-per-day',
    starts_at: new Date(startMs),
    ends_at: new Date(endMs),
    ...stopColumns({ delivery, return: giveBack }),
    price_per_day: car.row.price_per_day,
    total,
    currency,
    car_snapshot: JSON.stringify(snapshotOf(car)),
    created_at: new Date(steps[0]?.ms ?? startMs),
    updated_at: new Date(steps.at(-1)?.ms ?? startMs),
  };
}

function spotOf(cityId: LiveCityId, word: number): Spot {
  const spots = addresses[cityId];
  const spot = spots[word % spots.length];
  if (!spot) throw new RangeError(`no addresses in ${cityId}`);
  return spot;
}

export function scaleHistoryRows({
  id,
  steps,
}: ScaleBooking): Insertable<Tables['booking_history']>[] {
  return steps.map(({ to, why, ms }, index) => ({
    booking_id: id,
    from_status: steps[index - 1]?.to ?? null,
    to_status: to,
    kind: why,
    actor: usualActor(why),
    at: new Date(ms),
  }));
}

export function scalePaymentRows(
  { id, reference, trip, renter, total, currency, payments }: ScaleBooking,
  seed: number,
): Insertable<Tables['payments']>[] {
  const deposit = amount(depositPolicy.creditCardUnits);
  return payments.map(({ kind, ms }, index) => ({
    id: hashUuid(seed, trip.n, 31 + index),
    booking_id: id,
    kind,
    status: 'succeeded',
    amount: kind === 'charge' ? total : deposit,
    currency,
    payment_method_id: renter.cardId,
    provider: 'simulator',
    provider_ref: `sample_${reference}_${kind === 'charge' ? 'charge' : 'deposit-1'}`,
    idempotency_key: `sample:${reference}:${kind}`,
    failure_code: null,
    sample: true,
    holds_until: kind === 'deposit-hold' ? new Date(ms + SAMPLE_HOLD_HOURS * hourMs) : null,
    created_at: new Date(ms),
    updated_at: new Date(ms),
  }));
}
