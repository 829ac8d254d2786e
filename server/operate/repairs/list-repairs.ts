import type { z } from 'zod';
import type { CarRepairs, RepairsOf } from '../../../contract/operate/repairs.ts';
import { isBetterClass } from '../../../domain/policies/another-car.ts';
import { planRepairs } from '../../../domain/repairs/plan-repairs.ts';
import type { Repair } from '../../../domain/repairs/repair.ts';
import { endangers, type Trouble } from '../../../domain/repairs/trouble.ts';
import { judgeReplaceable } from '../../bookings/change/require-replaceable.ts';
import type { BookingRow } from '../../bookings/record/booking-row.ts';
import { hasOpenChange } from '../../bookings/record/open-change.ts';
import { openOffer } from '../../bookings/record/open-offer.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate, toInstant } from '../../db/instant.ts';
import { notFound } from '../../errors.ts';
import { endangeredBooking } from './endangered-booking.ts';
import { readTrouble } from './read-trouble.ts';

/** As many repairs of a booking as a person compares. */
const MOST_REPAIRS = 5;

type Asked = z.output<typeof RepairsOf>;
type Endangered = Awaited<ReturnType<typeof endangeredBooking>>;
type Listed = CarRepairs['bookings'][number];

/** Every booking that is in danger while a car cannot be had, with what can be done for each. */
export async function listRepairs(
  db: Queries,
  carId: string,
  { reason, from, until }: Asked,
  now: Temporal.Instant,
): Promise<CarRepairs> {
  const car = await db
    .selectFrom('cars')
    .select(['id', 'city_id as cityId', 'brand', 'model', 'plate'])
    .where('id', '=', carId)
    .executeTakeFirst();
  if (!car) throw notFound('This car');
  const stated = {
    from: from ? Temporal.Instant.from(from) : now,
    until: until ? Temporal.Instant.from(until) : null,
  };
  const trouble = reason ? { reason, ...stated } : await readTrouble(db, carId, now);
  return {
    car,
    trouble: trouble && {
      reason: trouble.reason,
      from: trouble.from.toString(),
      until: trouble.until?.toString() ?? null,
    },
    bookings: trouble ? await repairsOf(db, carId, trouble, now) : [],
  };
}

async function repairsOf(
  db: Queries,
  carId: string,
  trouble: Trouble,
  now: Temporal.Instant,
): Promise<Listed[]> {
  const rows = await endangeredBookings(db, carId, trouble, now);
  const waiting = new Map<string, Pick<Listed, 'waitsFor' | 'answerBy'>>();
  for (const { id } of rows) waiting.set(id, await waitOf(db, id));
  const idle = rows.filter(({ id }) => waiting.get(id)?.waitsFor === null);
  const facts: Endangered[] = [];
  for (const row of idle) facts.push(await endangeredBooking(db, row, now));
  const plans = planRepairs(facts, trouble);
  return rows.map((row) => {
    const cars = facts.find(({ id }) => id === row.id);
    const plan = plans.find(({ bookingId }) => bookingId === row.id);
    const shown = plan ? foremost(plan.repairs) : [];
    return {
      id: row.id,
      reference: row.reference,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      renter: row.name,
      place: row.delivery_name,
      waitsFor: null,
      answerBy: null,
      ...waiting.get(row.id),
      repairs: cars ? shown.map((repair) => repairShape(repair, cars)) : [],
    };
  });
}

/** The best of each kind: ten equal cars are one repair. */
const foremost = (repairs: readonly Repair[]) =>
  repairs
    .filter(({ kind }, index) => repairs.findIndex((one) => one.kind === kind) === index)
    .slice(0, MOST_REPAIRS);

interface Renter {
  readonly name: string;
  readonly email: string;
  readonly phone_code: string | null;
  readonly phone_number: string | null;
}

/** Paid, still to be delivered, and wanting the car while it is away; the next one first. */
export async function endangeredBookings(
  db: Queries,
  carId: string,
  trouble: Trouble,
  now: Temporal.Instant,
): Promise<(BookingRow & Renter)[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .select(['users.name', 'users.email', 'users.phone_code', 'users.phone_number'])
    .where('car_id', '=', carId)
    .where('ends_at', '>', toDate(now))
    .orderBy('starts_at')
    .execute();
  const endangered: (BookingRow & Renter)[] = [];
  for (const row of rows) {
    const trip = { startsAt: toInstant(row.starts_at), endsAt: toInstant(row.ends_at) };
    if (row.status === 'pending' || !endangers(trouble, trip)) continue;
    if ((await judgeReplaceable(db, row, now)).ok) endangered.push(row);
  }
  return endangered;
}

async function waitOf(db: Queries, id: string): Promise<Pick<Listed, 'waitsFor' | 'answerBy'>> {
  const offer = await openOffer(db, id);
  if (offer) return { waitsFor: 'answer', answerBy: offer.answer_by.toISOString() };
  return { waitsFor: (await hasOpenChange(db, id)) ? 'change' : null, answerBy: null };
}

function repairShape(
  { kind, carIds, startsAt, delayMinutes, costs }: Repair,
  { booked, carsAtHand }: Endangered,
): Listed['repairs'][number] {
  const cars = carIds
    .flatMap((id) => carsAtHand.filter((car) => car.id === id))
    .map((car) => ({
      id: car.id,
      brand: car.brand,
      model: car.model,
      plate: car.plate,
      isBetter: isBetterClass(booked, car),
    }));
  return { kind, cars, startsAt: startsAt.toString(), delayMinutes, costs };
}
