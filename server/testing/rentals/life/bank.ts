import { expect } from 'vitest';
import { closeDispute, openDispute } from '../../../providers/payments/simulator/disputes.ts';
import { takeUpAnyDispute } from '../../../statements/take-up-company-dispute.ts';
import { checkAll } from './check-all.ts';
import { type AtBank, answerBank, type Known, type Life, read, settle } from './life.ts';

/** The renter comes to the page to approve what their bank wants to see approved. */
export async function approve(life: Life, one: Known, answer: AtBank): Promise<void> {
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
export async function dispute(life: Life, one: Known): Promise<void> {
  const { app } = life;
  const [simulator] = app.deps.cardEntry.simulators;
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

export async function decide(life: Life, end: 'won' | 'lost'): Promise<void> {
  const { deps } = life.app;
  const ref = life.disputes.shift();
  const [simulator] = deps.cardEntry.simulators;
  if (!ref || !simulator) return;
  await closeDispute(simulator.db, ref, end, deps.clock.now());
  await hearOf(life, ref);
}

/** Told twice, as webhooks are. */
async function hearOf(life: Life, ref: string): Promise<void> {
  const { deps } = life.app;
  const account = deps.paymentProvider.accountOf('EUR');
  await takeUpAnyDispute(deps, account, ref);
  await takeUpAnyDispute(deps, account, ref);
  await settle(life);
  await checkAll(life);
}
