import { expect } from 'vitest';
import { HOUR_MS, type Known, type Life, nowMs, read } from './life.ts';

/** Every booking stands where the calendar says, and its page says what is held for it. */
export async function checkAll(life: Life): Promise<void> {
  for (const one of life.known) {
    const { status, deposit } = await read(life, one);
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
  }
}

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
