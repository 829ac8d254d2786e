import fc from 'fast-check';
import { expect } from 'vitest';
import { Booking, CancellationTimeline, ModificationPrice } from '../../../contract/bookings.ts';
import { bookingKinds } from '../../bookings/booking-workers.ts';
import { advanceBooking } from '../../bookings/life/advance-booking.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import type { TestApp } from '../test-app.ts';
import type { RentalClient, Times } from './client.ts';

const HOUR_MS = 60 * 60_000;
const TURNAROUND_MS = 2 * HOUR_MS;

/** What the model knows of a booking. */
interface Known {
  readonly id: string;
  startMs: number;
  endMs: number;
  isVoid: boolean;
  /** What the card had paid and got when it was last changed inside the window. */
  boundAt?: { readonly charged: number; readonly refunded: number };
}

/** One renter on the only car of their world, with the model beside them. */
export interface Life {
  readonly app: TestApp;
  readonly client: RentalClient;
  readonly car: string;
  readonly known: Known[];
}

const nowMs = ({ app }: Life) => app.deps.clock.now().epochMilliseconds;
/** The next half hour, so many hours from now. */
const atHour = (life: Life, hours: number) =>
  Math.ceil((nowMs(life) + hours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2);
const timesOf = (startMs: number, endMs: number): Times => ({
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
});
const isFree = (life: Life, startMs: number, endMs: number, except?: Known) =>
  !life.known.some(
    (one) =>
      one !== except &&
      !one.isVoid &&
      startMs < one.endMs + TURNAROUND_MS &&
      one.startMs < endMs + TURNAROUND_MS,
  );
const read = async (life: Life, { id }: Known) =>
  Booking.parse((await life.client.get(`/api/bookings/${id}`)).document);

/** Does by hand what the workers do, until nothing is left to do now. */
async function settle(life: Life): Promise<void> {
  const { app } = life;
  const db = app.deps.database.kysely;
  for (let round = 0; round < 5; round += 1) {
    const open = await db
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    for (const { id } of open) {
      await carryOutRequest({ ...app.deps, db }, bookingKinds(app.deps), id);
    }
    const due = await db
      .selectFrom('bookings')
      .innerJoin('users', 'users.id', 'user_id')
      .select('bookings.id')
      .where('creation_source', '=', 'crowd')
      .where('next_step_at', '<=', new Date(nowMs(life)))
      .execute();
    for (const { id } of due) await advanceBooking(app.deps, id);
    if (open.length + due.length === 0) return;
  }
}

async function book(life: Life, inHours: number, days: number, isDeclined: boolean): Promise<void> {
  const startMs = atHour(life, inHours);
  const endMs = startMs + days * 24 * HOUR_MS;
  const quote = await life.client.quote(life.car, timesOf(startMs, endMs));
  if (!isFree(life, startMs, endMs)) {
    expect(quote.document.error?.code).toBe('car_unavailable');
    return;
  }
  const shown = quote.document.total?.amount;
  // Where credit pays it all, the next to be declined would be the deposit: that is not void.
  const isCharged = (shown ?? 0) > 0;
  const { simulator } = life.app.deps.cardEntry;
  if (isDeclined && isCharged && simulator)
    await setControls(simulator.db, { declineNext: 'generic_decline' });
  const answer = await life.client.book(quote.document.id ?? '');
  expect(answer.status).toBe(202);
  const id = answer.document.bookingId ?? '';
  const one = { id, startMs, endMs, isVoid: isDeclined && isCharged };
  life.known.push(one);
  await settle(life);
  if (simulator) await setControls(simulator.db, {});
  const booking = await read(life, one);
  expect(booking.total.amount).toBe(shown);
  expect(booking.charged.amount).toBe(one.isVoid ? 0 : shown);
  expect(booking.lines.reduce((sum, line) => sum + line.shown.amount, 0)).toBe(shown);
}

async function change(life: Life, one: Known, byHours: number, days: number): Promise<void> {
  const before = await read(life, one);
  const startMs = one.startMs + byHours * HOUR_MS;
  const endMs = startMs + days * 24 * HOUR_MS;
  const times = timesOf(startMs, endMs);
  const asked = await life.client.post(`/api/bookings/${one.id}/modifications/price`, times);
  const answer = await life.client.change(one.id, times);
  if (answer.status !== 202) {
    expect(answer.document.error?.code).toBe(asked.document.error?.code);
    const mayRefuse = before.changeRefusal ?? (isFree(life, startMs, endMs, one) ? null : 'taken');
    const isTooSoon = startMs < nowMs(life) + 2 * HOUR_MS;
    const isSame = startMs === one.startMs && endMs === one.endMs;
    expect(mayRefuse !== null || isTooSoon || isSame, JSON.stringify(answer.document)).toBe(true);
    return;
  }
  const price = ModificationPrice.parse(asked.document);
  if (one.startMs - nowMs(life) <= 48 * HOUR_MS) {
    one.boundAt = { charged: before.charged.amount, refunded: before.refunded.amount };
  }
  await settle(life);
  Object.assign(one, { startMs, endMs });
  const after = await read(life, one);
  expect(after.total).toEqual(price.total);
  expect(after.charged.amount - before.charged.amount).toBe(price.charge.amount);
  expect(after.refunded.amount - before.refunded.amount).toBe(price.refundToCard.amount);
  expect(after.startsAt).toBe(times.startsAt);
}

async function cancel(life: Life, one: Known): Promise<void> {
  const before = await read(life, one);
  const path = `/api/bookings/${one.id}/cancellation`;
  const timeline = CancellationTimeline.parse((await life.client.get(path)).document);
  const answer = await life.client.cancel(one.id);
  if (timeline.refusal) {
    expect(answer.document.error?.code).toBe(timeline.refusal);
    return;
  }
  expect(answer.status).toBe(202);
  one.isVoid = true;
  await settle(life);
  const after = await read(life, one);
  const [promised] = timeline.steps;
  expect(after.refunded.amount - before.refunded.amount).toBe(promised?.toCard.amount);
  expect(after.credited.amount - before.credited.amount).toBe(promised?.toCredit.amount);
  const { charged, refunded } = one.boundAt ?? { charged: 0, refunded: 0 };
  expect(after.refunded.amount - refunded).toBeLessThanOrEqual(after.charged.amount - charged);
}

/** Lets time pass; what became of each booking is for the calendar to say. */
async function pass(life: Life, hours: number): Promise<void> {
  const { clock } = life.app.deps;
  await clock.moveTo(clock.now().add({ minutes: Math.round(hours * 60) }));
  await settle(life);
  for (const one of life.known) {
    const { status } = await read(life, one);
    expect(statusesAt(one, nowMs(life)), status).toContain(status);
  }
}

function statusesAt({ startMs, endMs, isVoid }: Known, now: number): string[] {
  if (isVoid) return ['cancelled-by-user', 'payment-failed'];
  if (now < startMs - 48 * HOUR_MS) return ['security-deposit-pending', 'booked'];
  if (now < startMs) return ['booked'];
  return now < endMs ? ['active'] : ['completed', 'processed', 'finished'];
}

export type Command = (life: Life) => Promise<void>;
const withOne = (life: Life, n: number, act: (one: Known) => Promise<void>): Promise<void> => {
  const one = life.known.at(-1 - n);
  return one ? act(one) : Promise.resolve();
};
const which = fc.nat({ max: 3 });
const days = fc.integer({ min: 1, max: 9 });
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ hours: fc.integer({ min: 3, max: 200 }), days, isDeclined: fc.nat({ max: 4 }) }).map(
    (one): Command =>
      (life) =>
        book(life, one.hours, one.days, one.isDeclined === 0),
  ),
  fc.record({ which, hours: fc.integer({ min: -24, max: 72 }), days }).map(
    (one): Command =>
      (life) =>
        withOne(life, one.which, (it) => change(life, it, one.hours, one.days)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withOne(life, n, (one) => cancel(life, one)),
  ),
  fc.constantFrom(0.5, 2, 20, 60).map(
    (hours): Command =>
      (life) =>
        pass(life, hours),
  ),
);

/** The next run begins with an empty calendar: everything that can still be cancelled is. */
export async function free(life: Life): Promise<void> {
  for (const one of life.known.filter(({ isVoid }) => !isVoid)) await cancel(life, one);
  await pass(life, 24 * 14);
}
