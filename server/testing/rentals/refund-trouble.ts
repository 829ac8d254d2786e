import { expect } from 'vitest';
import { paymentsOf } from '../../bookings/money/payments.ts';
import type { BookingWork } from '../../bookings/record/work.ts';
import { failRefund } from '../../providers/payments/simulator/refunds.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { providerTrouble } from './provider-trouble.ts';
import type { Rental } from './rental.ts';

/** What happens when a renter's bank sends refunds back. */
export function refundTrouble(open: () => Rental) {
  const deps = () => open().app.deps;
  const { cancel, carryOut } = providerTrouble(open);
  const wait = (hours: number) => deps().clock.moveTo(deps().clock.now().add({ hours }));
  const refundsOf = async (bookingId: string) =>
    (await paymentsOf(open().db, bookingId)).filter(({ kind }) => kind === 'refund');

  /** The bank sends the last one back. */
  async function bounce(bookingId: string): Promise<string> {
    const ref = (await refundsOf(bookingId)).at(-1)?.provider_ref ?? '';
    const [simulator] = deps().cardEntry.simulators;
    expect(simulator && (await failRefund(simulator.db, ref, deps().clock.now()))).toBe(true);
    return ref;
  }

  return {
    wait,
    refundsOf,
    bounce,
    async cancelled(work: BookingWork = deps()) {
      const booking = await open().book();
      await carryOut(work, (await cancel(booking.id)).id);
      return booking;
    },
    statusesOf: async (bookingId: string) =>
      (await refundsOf(bookingId)).map(({ status }) => status),
    async bounceForGood(bookingId: string, afterEach = async () => {}): Promise<void> {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        if ((await refundsOf(bookingId)).at(-1)?.status === 'pending') {
          await wait(7 * 24); // no attempt waits longer
          await open().advance(bookingId);
        }
        await wait(25);
        await bounce(bookingId);
        await open().advance(bookingId);
        await afterEach();
      }
    },
    differencesOf: async (reference: string) =>
      (await reconcile(deps())).differences
        .filter((one) => one.reference === reference)
        .map(({ kind }) => kind),
  };
}
