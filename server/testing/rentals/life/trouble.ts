import { expect } from 'vitest';
import type { callFailures } from '../../../../contract/sim-declines.ts';
import { setControls } from '../../../providers/payments/simulator/controls.ts';
import { checkAll } from './check-all.ts';
import { atHour, HOUR_MS, isFree, type Life, nowMs, settle, timesOf } from './life.ts';

/** How the next call that moves money goes wrong; its key remembers the error. */
export type CallFailure = (typeof callFailures)[number];

/** Within so long an error at the provider is made up for. */
const MADE_UP_MINUTES = [0, 20, 20];

/** Time passes while the provider errs; soon afterwards everything stands as if it had not. */
export async function passInTrouble(
  life: Life,
  hours: number,
  failure: CallFailure,
): Promise<void> {
  const { clock } = life.app.deps;
  await clock.moveTo(clock.now().add({ minutes: Math.round(hours * 60) }));
  await inTrouble(life, failure);
  await checkAll(life);
}

/** The charge of a new booking is lost: nothing is booked, and nothing stays charged. */
export async function bookInTrouble(
  life: Life,
  inHours: number,
  days: number,
  failure: CallFailure,
): Promise<void> {
  const startMs = atHour(life, inHours);
  const endMs = startMs + days * 24 * HOUR_MS;
  const freeAgainMs = endMs + life.turnaroundMs;
  const quote = await life.client.quote(life.car, timesOf(startMs, endMs));
  const isCharged = (quote.document.total?.amount ?? 0) > 0;
  // Where credit pays it all, the deposit would be lost: time that passes in trouble tries that.
  if (!isFree(life, startMs, freeAgainMs) || !isCharged) return;
  const taken = await life.client.book(quote.document.id ?? '');
  expect(taken.status).toBe(202);
  const id = taken.document.bookingId ?? '';
  const one = { id, startMs, endMs, freeAgainMs, isVoid: true, isApproved: false };
  life.known.push(one);
  await inTrouble(life, failure);
  const { status, charged, refunded } = (await checkAll(life))(one);
  expect(status).toBe('payment-failed');
  expect(refunded).toEqual(charged);
  const ended = await life.client.request(taken.document.id ?? '');
  expect(ended.document.status).toBe('failure');
}

async function inTrouble(life: Life, failNext: CallFailure): Promise<void> {
  const { clock } = life.app.deps;
  const [simulator] = life.app.deps.cardEntry.simulators;
  if (!simulator) throw new Error('the model needs a provider that errs');
  await setControls(simulator.db, { failNext });
  for (const minutes of MADE_UP_MINUTES) {
    await clock.moveTo(clock.now().add({ minutes }));
    await settle(life, { mayBeAway: true });
    await setControls(simulator.db, {});
  }
  expect(await pendingMoves(life), `at ${nowMs(life)}`).toEqual([]);
}

/** Of the life's own bookings, what the ledger does not know the end of. */
async function pendingMoves({ app, known }: Life) {
  const { rows } = await app.deps.database.pool.query<{ kind: string; idempotency_key: string }>(
    `SELECT kind, idempotency_key FROM payments WHERE status = 'pending'
     AND renter_at IS DISTINCT FROM 'trip' AND booking_id = ANY($1)`,
    [known.map(({ id }) => id)],
  );
  return rows;
}
