import { expect } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { HOUR_MS, type Known, type Life, nowMs, read } from './life.ts';

const VOID = ['cancelled-by-user', 'payment-failed', 'security-deposit-failed'];

/**
 * Every booking stands where the calendar says, and its page says what is held for it. The page of one that came to
 * nothing is read when it did and when all is over; between, its rows are asked. Answers the pages that were read.
 */
export async function checkAll(life: Life): Promise<(one: Known) => Booking> {
  const seen = new Map<Known, Booking>();
  expect(await comeBack(life)).toEqual([]);
  for (const one of life.known.filter(({ isLaidAside }) => !isLaidAside)) {
    const booking = await read(life, one);
    seen.set(one, booking);
    const { status, deposit } = booking;
    const mayFail = life.client.renter.temper === 'asks' && !one.isApproved;
    expect(statusesAt(one, nowMs(life), mayFail), status).toContain(status);
    if (status === 'security-deposit-failed') one.isVoid = true;
    const { startMs, freeAgainMs } = one;
    expect(await occupiedBy(life, one), status).toEqual(
      one.isVoid ? [] : [{ startMs, freeAgainMs }],
    );
    const isHeld = await holdStands(life, one);
    const state = deposit?.state ?? '';
    if (isHeld) expect(['held', 'lapsing'], `${status} ${state}`).toContain(state);
    else expect(['held', 'lapsing'], `${status} ${state}`).not.toContain(state);
    // A card that its bank lets us hold is held as long as the deposit is needed.
    const isNeeded = ['booked', 'active', 'completed'].includes(status);
    if (isNeeded && life.client.renter.temper === 'pays') expect(isHeld, status).toBe(true);
    if (isNeeded && !isHeld) expect(['renewing', 'lapsed'], status).toContain(state);
    one.isLaidAside = one.isVoid;
  }
  return (one) => seen.get(one) ?? expect.fail('a booking whose page was not read');
}

/** Of those that came to nothing: what has the car again, or a deposit, or a status of the living. */
async function comeBack({ app, known }: Life): Promise<string[]> {
  const laidAside = known.filter(({ isLaidAside }) => isLaidAside).map(({ id }) => id);
  if (laidAside.length === 0) return [];
  const { rows } = await app.deps.database.pool.query<{ what: string }>(
    `SELECT b.reference || ' ' || b.status AS what FROM bookings b WHERE b.id = ANY($1) AND (
       b.status <> ALL($2) OR EXISTS (SELECT FROM occupancies o WHERE o.booking_id = b.id)
       OR EXISTS (SELECT FROM payments h WHERE h.booking_id = b.id AND ${STANDS}))`,
    [laidAside, VOID],
  );
  return rows.map(({ what }) => what);
}

/** Of a hold: neither released nor taken. */
const STANDS = `h.kind = 'deposit-hold' AND h.status = 'succeeded'
  AND NOT EXISTS (SELECT FROM payments r WHERE r.parent_id = h.id AND r.status = 'succeeded')`;

async function occupiedBy({ app, car }: Life, { id }: Known) {
  const { rows } = await app.deps.database.pool.query<{ from: Date; to: Date }>(
    `SELECT lower(during) AS "from", upper(during) AS "to" FROM occupancies
     WHERE booking_id = $1 AND car_id = $2`,
    [id, car],
  );
  return rows.map(({ from, to }) => ({ startMs: from.getTime(), freeAgainMs: to.getTime() }));
}

/** By the ledger and the clock alone. */
async function holdStands({ app }: Life, { id }: Known): Promise<boolean> {
  const { rows } = await app.deps.database.pool.query(
    `SELECT h.id FROM payments h WHERE h.booking_id = $1 AND h.holds_until > $2 AND ${STANDS}`,
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
  if (isVoid) return VOID;
  if (now < startMs - 48 * HOUR_MS) return ['security-deposit-pending', 'booked'];
  if (mayFail) return ['security-deposit-retry', 'security-deposit-failed'];
  if (now < startMs) return ['booked'];
  return now < endMs ? ['active'] : ['completed', 'processed', 'finished'];
}
