import fc from 'fast-check';
import { expect } from 'vitest';
import { Booking, CancellationTimeline, ModificationPrice } from '../../../contract/bookings.ts';
import { bookingKinds, paymentHandlers } from '../../bookings/booking-workers.ts';
import { advanceBooking } from '../../bookings/life/advance-booking.ts';
import { runCommand } from '../../operator/run-command.ts';
import { setControls } from '../../providers/payments/simulator/controls.ts';
import { closeDispute, openDispute } from '../../providers/payments/simulator/disputes.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import type { TestApp } from '../test-app.ts';
import type { Answer, RentalClient, Times } from './client.ts';

const HOUR_MS = 60 * 60_000;
const TURNAROUND_MS = 2 * HOUR_MS;

/** What the model knows of a booking. */
interface Known {
  readonly id: string;
  startMs: number;
  endMs: number;
  isVoid: boolean;
  /** Of a renter whose bank asks every time: they have approved the hold that stands. */
  isApproved: boolean;
  /** A bank has, or had, to decide about a payment of it. */
  isDisputed?: boolean;
  /** What the card had paid and got when it was last changed inside the window. */
  boundAt?: { readonly charged: number; readonly refunded: number };
}

/** One renter on the only car of their world, with the model beside them. */
export interface Life {
  readonly app: TestApp;
  readonly client: RentalClient;
  readonly car: string;
  readonly known: Known[];
  /** Disputes that no bank has decided yet, as the provider calls them. */
  readonly disputes: string[];
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

/** What a renter does when their bank asks them. */
type AtBank = 'approve' | 'refuse' | 'ignore';

/** So long nobody waits for an answer to the bank. */
const IGNORED_MINUTES = 61;

/** The renter answers their bank about whatever a request asks them, until it asks no more. */
async function answerBank(life: Life, requestId: string, answer: AtBank): Promise<void> {
  const { client, app } = life;
  const { clock, cardEntry } = app.deps;
  for (let asked = 0; asked < 3; asked += 1) {
    const { document } = await client.request(requestId);
    if (document.status !== 'pending' || !document.awaiting) return;
    if (answer === 'ignore') await clock.moveTo(clock.now().add({ minutes: IGNORED_MINUTES }));
    else
      await client.authenticate(document.awaiting.clientSecret, cardEntry.publishableKey, answer);
    await settle(life);
  }
}

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

async function book(
  life: Life,
  inHours: number,
  days: number,
  { isDeclined, answer }: { readonly isDeclined: boolean; readonly answer: AtBank },
): Promise<void> {
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
  const taken = await life.client.book(quote.document.id ?? '');
  expect(taken.status).toBe(202);
  const id = taken.document.bookingId ?? '';
  const { temper } = life.client.renter;
  const isRefused = isDeclined || (temper === 'asks' && answer !== 'approve');
  const isApproved = startMs - nowMs(life) <= 48 * HOUR_MS && answer === 'approve';
  const one = { id, startMs, endMs, isVoid: isRefused && isCharged, isApproved };
  life.known.push(one);
  await settle(life);
  await answerBank(life, taken.document.id ?? '', answer);
  if (simulator) await setControls(simulator.db, {});
  await checkAll(life);
  const booking = await read(life, one);
  expect(booking.total.amount).toBe(shown);
  expect(booking.charged.amount).toBe(one.isVoid ? 0 : shown);
  expect(booking.lines.reduce((sum, line) => sum + line.shown.amount, 0)).toBe(shown);
}

async function change(
  life: Life,
  one: Known,
  byHours: number,
  days: number,
  answer: AtBank,
): Promise<void> {
  const before = await read(life, one);
  const startMs = one.startMs + byHours * HOUR_MS;
  const endMs = startMs + days * 24 * HOUR_MS;
  const times = timesOf(startMs, endMs);
  const asked = await life.client.post(`/api/bookings/${one.id}/modifications/price`, times);
  const taken = await life.client.change(one.id, times);
  if (taken.status !== 202) {
    expect(taken.document.error?.code).toBe(asked.document.error?.code);
    const mayRefuse = before.changeRefusal ?? (isFree(life, startMs, endMs, one) ? null : 'taken');
    const isTooSoon = startMs < nowMs(life) + 2 * HOUR_MS;
    const isSame = startMs === one.startMs && endMs === one.endMs;
    expect(mayRefuse !== null || isTooSoon || isSame, JSON.stringify(taken.document)).toBe(true);
    return;
  }
  const price = ModificationPrice.parse(asked.document);
  const isAsked = life.client.renter.temper === 'asks' && price.charge.amount > 0;
  if (isAsked && answer !== 'approve') return leaveUnchanged(life, one, taken, answer);
  if (one.startMs - nowMs(life) <= windowHours(life) * HOUR_MS) {
    one.boundAt = { charged: before.charged.amount, refunded: before.refunded.amount };
  }
  await settle(life);
  await answerBank(life, taken.document.id ?? '', answer);
  const isApproved = one.isApproved && startMs - nowMs(life) <= 48 * HOUR_MS;
  Object.assign(one, { startMs, endMs, isApproved });
  await checkAll(life);
  const after = await read(life, one);
  expect(after.total).toEqual(price.total);
  expect(after.charged.amount - before.charged.amount).toBe(price.charge.amount);
  expect(after.refunded.amount - before.refunded.amount).toBe(price.refundToCard.amount);
  expect(after.startsAt).toBe(times.startsAt);
}

/** Their bank did not get the answer it wanted: nothing is charged, and nothing has changed. */
async function leaveUnchanged(
  life: Life,
  one: Known,
  taken: Answer,
  answer: AtBank,
): Promise<void> {
  const before = await read(life, one);
  await settle(life);
  await answerBank(life, taken.document.id ?? '', answer);
  await checkAll(life);
  const ended = await life.client.request(taken.document.id ?? '');
  expect(ended.document.status).toBe('failure');
  const after = await read(life, one);
  expect(after.charged).toEqual(before.charged);
  expect([after.startsAt, after.endsAt]).toEqual([before.startsAt, before.endsAt]);
}

/** The renter comes to the page to approve what their bank wants to see approved. */
async function approve(life: Life, one: Known, answer: AtBank): Promise<void> {
  const { deposit } = await read(life, one);
  const taken = await life.client.post(`/api/bookings/${one.id}/deposit`, undefined);
  if (!deposit?.approval) {
    expect(taken.document.error?.code).toBe('nothing_to_approve');
    return;
  }
  expect(taken.status).toBe(202);
  await settle(life);
  await answerBank(life, taken.document.id ?? '', answer);
  if (answer === 'approve') one.isApproved = true;
  const ended = await life.client.request(taken.document.id ?? '');
  expect(ended.document.status).toBe(answer === 'approve' ? 'accepted' : 'failure');
  await checkAll(life);
}

/** The renter complains to their bank about the last thing they paid for a trip that lives. */
async function dispute(life: Life, one: Known): Promise<void> {
  const { app } = life;
  const { simulator } = app.deps.cardEntry;
  const { refunded, credited } = await read(life, one);
  if (one.isVoid || one.isDisputed || refunded.amount + credited.amount > 0 || !simulator) return;
  const { rows } = await app.deps.database.pool.query<{ ref: string }>(
    `SELECT provider_ref AS ref FROM payments WHERE booking_id = $1 AND kind = 'charge'
     AND status = 'succeeded' ORDER BY created_at DESC LIMIT 1`,
    [one.id],
  );
  const complaint = { reason: 'fraudulent' };
  const ref = await openDispute(simulator.db, rows[0]?.ref ?? '', complaint, app.deps.clock.now());
  if (!ref) return;
  one.isDisputed = true;
  life.disputes.push(ref);
  await hearOf(life, ref);
}

async function decide(life: Life, end: 'won' | 'lost'): Promise<void> {
  const { deps } = life.app;
  const ref = life.disputes.shift();
  if (!ref || !deps.cardEntry.simulator) return;
  await closeDispute(deps.cardEntry.simulator.db, ref, end, deps.clock.now());
  await hearOf(life, ref);
}

/** Told twice, as webhooks are. */
async function hearOf(life: Life, ref: string): Promise<void> {
  const { dispute } = paymentHandlers(life.app.deps);
  await dispute?.(ref);
  await dispute?.(ref);
  await settle(life);
  await checkAll(life);
}

const windowHours = ({ app }: Life) =>
  app.deps.settings.current().booking_cancellation_config.cancellationHours;

/** The operator changes the window of free cancellations while bookings live. */
async function changeRules(life: Life, hours: number): Promise<void> {
  const to = ['booking_cancellation_config', `cancellationHours=${hours}`];
  await runCommand(life.app.deps, ['settings', 'set', ...to]);
  await expect.poll(() => windowHours(life)).toBe(hours);
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
  if (one.isDisputed) return; // what the bank has is given back when it has decided, as the audit sees
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
  await checkAll(life);
}

/** Every booking stands where the calendar says, and its page says what is held for it. */
async function checkAll(life: Life): Promise<void> {
  for (const one of life.known) {
    const { status, deposit } = await read(life, one);
    const mayFail = life.client.renter.temper === 'asks' && !one.isApproved;
    expect(statusesAt(one, nowMs(life), mayFail), status).toContain(status);
    if (status === 'security-deposit-failed') one.isVoid = true;
    const isHeld = await holdStands(life, one);
    const state = deposit?.state ?? '';
    if (isHeld) expect(['held', 'lapsing'], `${status} ${state}`).toContain(state);
    else expect(['held', 'lapsing'], `${status} ${state}`).not.toContain(state);
    // A card that its bank lets us hold is held as long as the deposit is needed.
    const isNeeded = ['booked', 'active', 'completed'].includes(status);
    if (isNeeded && life.client.renter.temper === 'pays') expect(isHeld, status).toBe(true);
    if (isNeeded && !isHeld) expect(['renewing', 'lapsed'], status).toContain(state);
  }
}

/** By the ledger and the clock alone. */
async function holdStands({ app }: Life, { id }: Known): Promise<boolean> {
  const { rows } = await app.deps.database.pool.query(
    `SELECT h.id FROM payments h WHERE h.booking_id = $1 AND h.kind = 'deposit-hold'
     AND h.status = 'succeeded' AND h.holds_until > $2
     AND NOT EXISTS (SELECT FROM payments r WHERE r.parent_id = h.id AND r.status = 'succeeded')`,
    [id, app.deps.clock.now().toString()],
  );
  expect(rows.length, 'holds of one booking').toBeLessThan(2);
  return rows.length > 0;
}

function statusesAt(
  { startMs, endMs, isVoid }: Known,
  now: number,
  /** The bank waits for its customer, and the trip for the deposit. */
  mayFail: boolean,
): string[] {
  if (isVoid) return ['cancelled-by-user', 'payment-failed', 'security-deposit-failed'];
  if (now < startMs - 48 * HOUR_MS) return ['security-deposit-pending', 'booked'];
  if (mayFail) return ['security-deposit-retry', 'security-deposit-failed'];
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
const answer = fc.constantFrom<AtBank>('approve', 'approve', 'refuse', 'ignore');
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({
      hours: fc.integer({ min: 3, max: 200 }),
      days,
      isDeclined: fc.nat({ max: 4 }),
      answer,
    })
    .map(
      (one): Command =>
        (life) =>
          book(life, one.hours, one.days, {
            isDeclined: one.isDeclined === 0,
            answer: one.answer,
          }),
    ),
  fc.record({ which, hours: fc.integer({ min: -24, max: 72 }), days, answer }).map(
    (one): Command =>
      (life) =>
        withOne(life, one.which, (it) => change(life, it, one.hours, one.days, one.answer)),
  ),
  which.map(
    (n): Command =>
      (life) =>
        withOne(life, n, (one) => dispute(life, one)),
  ),
  fc.constantFrom<'won' | 'lost'>('won', 'lost').map(
    (end): Command =>
      (life) =>
        decide(life, end),
  ),
  fc.constantFrom(24, 48, 72).map(
    (hours): Command =>
      (life) =>
        changeRules(life, hours),
  ),
  fc.record({ which, answer }).map(
    (one): Command =>
      (life) =>
        withOne(life, one.which, (it) => approve(life, it, one.answer)),
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
  while (life.disputes.length > 0) await decide(life, 'won');
  for (const one of life.known.filter(({ isVoid }) => !isVoid)) await cancel(life, one);
  await pass(life, 24 * 14);
}
