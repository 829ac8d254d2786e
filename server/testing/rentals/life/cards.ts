import { expect } from 'vitest';
import { paymentHandlers } from '../../../bookings/booking-workers.ts';
import { webhookNameOf } from '../../../providers/payments/webhook-name.ts';
import { addCard } from '../crowd.ts';
import { checkAll } from './check-all.ts';
import { type Known, type Life, nowMs, read, settle } from './life.ts';

/** Until delivery the renter chooses another card, whose bank behaves as theirs does: what is due goes to it. */
export async function chooseCard(life: Life, one: Known): Promise<void> {
  const methodId = await addCard(life.app.deps.database, life.client.renter);
  const before = await read(life, one);
  const taken = await life.client.post(`/api/bookings/${one.id}/card`, { methodId });
  if (one.isVoid || nowMs(life) >= one.startMs) {
    const refusals = ['booking_not_changeable', 'too_late_to_change'];
    expect(refusals).toContain(taken.document.error?.code);
    return;
  }
  expect(taken.status, JSON.stringify(taken.document)).toBe(200);
  await settle(life);
  const { paymentMethod, paidWith, deposit } = (await checkAll(life))(one);
  expect(paymentMethod?.id).toBe(methodId);
  expect(paidWith).toEqual(before.paidWith);
  // A bank that wants to see its customer leaves the hold where it was meanwhile.
  const isMoved = life.client.renter.temper === 'pays' || deposit?.state === 'planned';
  if (isMoved) expect(deposit?.card?.id).toBe(methodId);
}

/** The bank ends the hold before its time, and the provider tells us so, twice as webhooks are. */
export async function endHoldEarly(life: Life, one: Known): Promise<void> {
  const { deps } = life.app;
  const hold = await standingHoldOf(life, one);
  if (!hold) return;
  const account = deps.paymentProvider.account(hold.account);
  await account.release(hold.ref, `bank:${hold.ref}`);
  const { payment } = paymentHandlers(deps);
  await payment(hold.ref, webhookNameOf(account));
  await payment(hold.ref, webhookNameOf(account));
  await settle(life);
  await checkAll(life);
  expect((await standingHoldOf(life, one))?.ref).not.toBe(hold.ref);
}

async function standingHoldOf({ app }: Life, { id }: Known) {
  const { rows } = await app.deps.database.pool.query<{ ref: string; account: string }>(
    `SELECT h.provider_ref AS ref, h.account FROM payments h WHERE h.booking_id = $1
     AND h.kind = 'deposit-hold' AND h.status = 'succeeded'
     AND NOT EXISTS (SELECT FROM payments r WHERE r.parent_id = h.id AND r.status <> 'failed')`,
    [id],
  );
  return rows[0];
}
