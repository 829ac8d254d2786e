import { expect } from 'vitest';
import { paymentsOf } from '../../bookings/money/payments.ts';
import { closeDispute, openDispute } from '../../providers/payments/simulator/disputes.ts';
import { takeUpAnyDispute } from '../../statements/take-up-company-dispute.ts';
import { refundTrouble } from './refund-trouble.ts';
import type { Rental } from './rental.ts';

/** Renters who complain to their bank, and what comes of it. */
export function disputes(rental: () => Rental) {
  const { refundsOf } = refundTrouble(rental);
  const simulated = () => {
    const { cardEntry, clock } = rental().app.deps;
    const [simulator] = cardEntry.simulators;
    if (!simulator) throw new Error('nothing is simulated');
    return { db: simulator.db, now: clock.now() };
  };
  const heard = async (ref: string) => {
    const { deps } = rental().app;
    await takeUpAnyDispute(deps, deps.paymentProvider.accountOf('EUR'), ref);
  };
  /** The renter complains to their bank about the first charge of a booking, and we are told. */
  async function disputed(bookingId: string, isInquiry = false): Promise<string> {
    const [charge] = await paymentsOf(rental().db, bookingId);
    const { db, now } = simulated();
    const complaint = { reason: 'fraudulent', isInquiry };
    const ref = await openDispute(db, charge?.provider_ref ?? '', complaint, now);
    await heard(ref ?? '');
    return ref ?? '';
  }
  async function decided(ref: string, outcome: 'won' | 'lost'): Promise<void> {
    const { db, now } = simulated();
    expect(await closeDispute(db, ref, outcome, now)).toBe(true);
    await heard(ref);
  }
  const rowsOf = async (bookingId: string) =>
    (await paymentsOf(rental().db, bookingId)).map(({ kind, status }) => `${kind} ${status}`);
  const refunded = async (bookingId: string) =>
    (await refundsOf(bookingId)).filter(({ status }) => status === 'succeeded');

  return { simulated, heard, disputed, decided, rowsOf, refunded };
}
