import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Booking, CancellationTimeline, ModificationPrice } from '../../contract/bookings.ts';
import { setControls } from '../providers/payments/simulator/controls.ts';
import { carryOutRequest } from '../requests/carry-out-request.ts';
import { audit } from '../testing/rentals/audit.ts';
import { openClient, type RentalClient, type Times } from '../testing/rentals/client.ts';
import { gatherCrowd } from '../testing/rentals/crowd.ts';
import { isFull, note, seed, sizeOf } from '../testing/rentals/extent.ts';
import { rentableCars } from '../testing/rentals/trips.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { advanceBooking } from './advance-booking.ts';
import { bookingKinds } from './booking-workers.ts';

/**
 * The whole system, from the API to the provider's record, against a model that knows only a calendar
 * and what the pages promised. The rules alone are tried far more often, in `domain/`.
 */
const RUNS = sizeOf('RUNS', 100, 2);
const COMMANDS = isFull ? 50 : 10;
const PATIENCE_MS = isFull ? 3_600_000 : 120_000;
const HOUR_MS = 60 * 60_000;
const TURNAROUND_MS = 2 * HOUR_MS;

let app: TestApp;
let car: string;
beforeAll(async () => {
  app = await createTestApp();
  [car = ''] = await rentableCars(app.deps.database, 1);
  // The model begins with an empty calendar.
  await app.deps.database.kysely.deleteFrom('occupancies').where('asset_id', '=', car).execute();
});
afterAll(() => app.close());

/** What the model knows of a booking. */
interface Known {
  readonly id: string;
  startMs: number;
  endMs: number;
  isVoid: boolean;
}

/** One renter on one car of their own, with the model beside them. */
interface Life {
  readonly client: RentalClient;
  readonly car: string;
  readonly known: Known[];
}

const nowMs = () => app.deps.clock.now().epochMilliseconds;
/** The next half hour, so many hours from now. */
const atHour = (hours: number) =>
  Math.ceil((nowMs() + hours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2);
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
async function settle(): Promise<void> {
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
      .where('next_step_at', '<=', new Date(nowMs()))
      .execute();
    for (const { id } of due) await advanceBooking(app.deps, id);
    if (open.length + due.length === 0) return;
  }
}

async function book(life: Life, inHours: number, days: number, isDeclined: boolean): Promise<void> {
  const startMs = atHour(inHours);
  const endMs = startMs + days * 24 * HOUR_MS;
  const quote = await life.client.quote(life.car, timesOf(startMs, endMs));
  if (!isFree(life, startMs, endMs)) {
    expect(quote.document.error?.code).toBe('car_unavailable');
    return;
  }
  const shown = quote.document.total?.amount;
  const isCharged = (shown ?? 0) > 0;
  const { simulator } = app.deps.cardEntry;
  if (isDeclined && simulator) await setControls(simulator.db, { declineNext: 'generic_decline' });
  const answer = await life.client.book(quote.document.id ?? '');
  expect(answer.status).toBe(202);
  const id = answer.document.bookingId ?? '';
  const one = { id, startMs, endMs, isVoid: isDeclined && isCharged };
  life.known.push(one);
  await settle();
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
    const isTooSoon = startMs < nowMs() + 2 * HOUR_MS;
    const isSame = startMs === one.startMs && endMs === one.endMs;
    expect(mayRefuse !== null || isTooSoon || isSame, JSON.stringify(answer.document)).toBe(true);
    return;
  }
  const price = ModificationPrice.parse(asked.document);
  await settle();
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
  await settle();
  const after = await read(life, one);
  const [promised] = timeline.steps;
  expect(after.refunded.amount - before.refunded.amount).toBe(promised?.toCard.amount);
  expect(after.credited.amount - before.credited.amount).toBe(promised?.toCredit.amount);
}

/** Lets time pass; what became of each booking is for the calendar to say. */
async function pass(life: Life, hours: number): Promise<void> {
  await app.deps.clock.moveTo(app.deps.clock.now().add({ minutes: Math.round(hours * 60) }));
  await settle();
  for (const one of life.known) {
    const { status } = await read(life, one);
    expect(statusesAt(one), status).toContain(status);
  }
}

function statusesAt({ startMs, endMs, isVoid }: Known): string[] {
  const now = nowMs();
  if (isVoid) return ['cancelled-by-user', 'payment-failed'];
  if (now < startMs - 48 * HOUR_MS) return ['security-deposit-pending', 'booked'];
  if (now < startMs) return ['booked'];
  return now < endMs ? ['active'] : ['completed', 'processed', 'finished'];
}

type Command = (life: Life) => Promise<void>;
const withOne = (life: Life, n: number, act: (one: Known) => Promise<void>): Promise<void> => {
  const one = life.known.at(-1 - n);
  return one ? act(one) : Promise.resolve();
};
const which = fc.nat({ max: 3 });
const days = fc.integer({ min: 1, max: 9 });
const command: fc.Arbitrary<Command> = fc.oneof(
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

it(
  `${RUNS} rentals of ${COMMANDS} commands (seed ${seed}) go as the pages promised, and the books agree`,
  async () => {
    const began = performance.now();
    let commandsRun = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: COMMANDS, maxLength: COMMANDS }),
        async (commands) => {
          const [renter] = await gatherCrowd(app.deps.database, ['pays']);
          if (!renter) throw new Error('nobody came');
          const life: Life = { client: openClient(renter, app.request), car, known: [] };
          for (const run of commands) {
            await run(life);
            commandsRun += 1;
          }
          expect(await audit(app.deps.database, app.deps.payments)).toEqual([]);
          await free(life);
        },
      ),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
    note(
      `model on ${app.deps.database.engine}: ${RUNS} runs, ${commandsRun} commands, ` +
        `${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`,
    );
    expect(commandsRun).toBe(RUNS * COMMANDS);
  },
  PATIENCE_MS,
);

/** The next run begins with an empty calendar: everything that can still be cancelled is. */
async function free(life: Life): Promise<void> {
  for (const one of life.known.filter(({ isVoid }) => !isVoid)) await cancel(life, one);
  await pass(life, 24 * 14);
}
