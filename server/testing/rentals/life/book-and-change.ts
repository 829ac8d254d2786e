import { expect } from 'vitest';
import { ModificationPrice } from '../../../../contract/bookings.ts';
import { setControls } from '../../../providers/payments/simulator/controls.ts';
import type { Answer } from '../client.ts';
import { checkAll } from './check-all.ts';
import {
  type AtBank,
  answerBank,
  atHour,
  HOUR_MS,
  isFree,
  type Known,
  type Life,
  nowMs,
  read,
  settle,
  timesOf,
} from './life.ts';
import { windowHours } from './rules.ts';

export async function book(
  life: Life,
  inHours: number,
  days: number,
  { isDeclined, answer }: { readonly isDeclined: boolean; readonly answer: AtBank },
): Promise<void> {
  const startMs = atHour(life, inHours);
  const endMs = startMs + days * 24 * HOUR_MS;
  const quote = await life.client.quote(life.car, timesOf(startMs, endMs));
  const freeAgainMs = endMs + life.turnaroundMs;
  if (!isFree(life, startMs, freeAgainMs)) {
    expect(quote.document.error?.code).toBe('car_unavailable');
    return;
  }
  const shown = quote.document.total?.amount;
  // Where credit pays it all, the next to be declined would be the deposit: that is not void.
  const isCharged = (shown ?? 0) > 0;
  const [simulator] = life.app.deps.cardEntry.simulators;
  if (isDeclined && isCharged && simulator)
    await setControls(simulator.db, { declineNext: 'generic_decline' });
  const taken = await life.client.book(quote.document.id ?? '');
  expect(taken.status).toBe(202);
  const id = taken.document.bookingId ?? '';
  const { temper } = life.client.renter;
  const isRefused = isDeclined || (temper === 'asks' && answer !== 'approve');
  const isApproved = startMs - nowMs(life) <= 48 * HOUR_MS && answer === 'approve';
  const isVoid = isRefused && isCharged;
  const one = { id, startMs, endMs, freeAgainMs, isVoid, isApproved };
  life.known.push(one);
  await settle(life);
  await answerBank(life, taken.document.id ?? '', answer);
  if (simulator) await setControls(simulator.db, {});
  const booking = (await checkAll(life))(one);
  expect(booking.total.amount).toBe(shown);
  expect(booking.charged.amount).toBe(one.isVoid ? 0 : shown);
  expect(booking.lines.reduce((sum, line) => sum + line.shown.amount, 0)).toBe(shown);
}

/** A price for themselves, with a code that a company cannot use, is booked on the company: refused with the right one. */
export async function bookOnCompany(life: Life, inHours: number, days: number): Promise<void> {
  const startMs = atHour(life, inHours);
  const endMs = startMs + days * 24 * HOUR_MS;
  const { client, car } = life;
  await giveChoiceOfPayer(life);
  const shownTo = (checkout: object) =>
    client.post('/api/quotes', { carId: car, ...timesOf(startMs, endMs), checkout });
  const own = await shownTo({ profile: 'personal', promoCode: 'WELCOME10' });
  if (!isFree(life, startMs, endMs + life.turnaroundMs)) {
    expect(own.document.error?.code).toBe('car_unavailable');
    return;
  }
  const theirs = await shownTo({ profile: 'business' });
  const payment = { profile: 'business', methodId: null };
  const body = { ...client.bodyFor(own.document.id ?? ''), payment };
  const { document } = await client.post('/api/bookings', body);
  expect(document.error).toMatchObject({ code: 'price_changed', total: theirs.document.total });
  await checkAll(life);
}

/** A company to book on, and a code that outlives the world's years. */
async function giveChoiceOfPayer({ app, client }: Life): Promise<void> {
  const { pool } = app.deps.database;
  await pool.query(`UPDATE promo_codes SET valid_until = '2100-01-01' WHERE code = 'WELCOME10'`);
  await pool.query(
    `UPDATE users SET company_id = (SELECT id FROM companies ORDER BY created_at, id LIMIT 1)
     WHERE id = $1`,
    [client.renter.userId],
  );
}

export async function change(
  life: Life,
  one: Known,
  byHours: number,
  days: number,
  answer: AtBank,
): Promise<void> {
  const before = await read(life, one);
  const startMs = one.startMs + byHours * HOUR_MS;
  const endMs = startMs + days * 24 * HOUR_MS;
  const freeAgainMs = freeAgainAfterChange(life, one, endMs);
  const times = timesOf(startMs, endMs);
  const asked = await life.client.post(`/api/bookings/${one.id}/modifications/price`, times);
  const taken = await life.client.change(one.id, times);
  if (taken.status !== 202) {
    expect(taken.document.error?.code).toBe(asked.document.error?.code);
    const mayRefuse =
      before.changeRefusal ?? (isFree(life, startMs, freeAgainMs, one) ? null : 'taken');
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
  Object.assign(one, { startMs, endMs, freeAgainMs, isApproved });
  const after = (await checkAll(life))(one);
  expect(after.total).toEqual(price.total);
  expect(after.charged.amount - before.charged.amount).toBe(price.charge.amount);
  expect(after.refunded.amount - before.refunded.amount).toBe(price.refundToCard.amount);
  expect(after.startsAt).toBe(times.startsAt);
}

/** Today's turnaround counts for a later return only; an earlier one never needs more than it had. */
function freeAgainAfterChange({ turnaroundMs }: Life, one: Known, endMs: number): number {
  if (endMs === one.endMs) return one.freeAgainMs;
  const anew = endMs + turnaroundMs;
  return endMs > one.endMs ? anew : Math.min(anew, one.freeAgainMs);
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
  const after = (await checkAll(life))(one);
  const ended = await life.client.request(taken.document.id ?? '');
  expect(ended.document.status).toBe('failure');
  expect(after.charged).toEqual(before.charged);
  expect([after.startsAt, after.endsAt]).toEqual([before.startsAt, before.endsAt]);
}
