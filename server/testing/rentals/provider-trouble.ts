import { RequestRecord } from '../../../contract/requests.ts';
import { bookingKinds } from '../../bookings/booking-workers.ts';
import { sweepBookings } from '../../bookings/life/sweep.ts';
import { paymentsOf } from '../../bookings/money/payments.ts';
import type { BookingWork } from '../../bookings/record/work.ts';
import { providerOf } from '../../providers/payments/open-payment-provider.ts';
import { type PaymentAccount, PaymentsUnavailable } from '../../providers/payments/port.ts';
import { carryOutRequest } from '../../requests/carry-out-request.ts';
import type { Rental } from './rental.ts';

/** The day after the tests begin: the deposit is due at once. */
export const soonTrip = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };

/** The provider does what is asked; its answer is never heard, because the node dies. */
export function dying<A extends unknown[]>(call: (...given: A) => Promise<unknown>) {
  return async (...given: A): Promise<never> => {
    await call(...given);
    throw new Error('killed');
  };
}

/** Nobody answers there. */
export const away = async (): Promise<never> => {
  throw new PaymentsUnavailable('away');
};

/** What a renter, the workers and the provider's own record do and say when calls go wrong. */
export function providerTrouble(open: () => Rental) {
  const deps = () => open().app.deps;
  const movesFor = (bookingId: string) => paymentsOf(open().db, bookingId);
  return {
    async newRequest(trip = soonTrip, card?: string) {
      const rental = open();
      const quote = await rental.quote(await rental.freeCar('lisbon', trip), trip, {
        checkout: { profile: 'personal' },
      });
      return rental.request(quote.id, card ?? (await rental.ownCard()));
    },
    cancel: (id: string) =>
      open().done(`/api/bookings/${id}/actions`, { action: 'user-cancel' }, RequestRecord),
    change: (id: string, body: object) =>
      open().done(`/api/bookings/${id}/modifications`, body, RequestRecord),
    /** A worker of its own, whose provider behaves as given. */
    workWith: (changes: Partial<PaymentAccount>): BookingWork => {
      const { name, accounts } = deps().paymentProvider;
      const troubled = accounts.map((account) => ({ ...account, ...changes }));
      return { ...deps(), paymentProvider: providerOf(name, troubled) };
    },
    carryOut: (work: BookingWork, requestId: string) =>
      carryOutRequest({ ...deps(), db: open().db }, bookingKinds(work), requestId),
    /** What moved at the provider for a booking, oldest first, by its own record. */
    async paidAtProvider(bookingId: string): Promise<string[]> {
      const ours = await movesFor(bookingId);
      const beginning = Temporal.Instant.fromEpochMilliseconds(0);
      const payments = await Array.fromAsync(
        deps().paymentProvider.accountOf('EUR').listPayments(beginning),
      );
      return payments
        .filter((payment) =>
          ours.some(
            ({ id, provider_ref }) => id === payment.paymentId || provider_ref === payment.ref,
          ),
        )
        .map(({ kind }) => kind)
        .toReversed();
    },
    pendingPayments: async (bookingId: string) =>
      (await movesFor(bookingId)).filter(({ status }) => status === 'pending'),
    /** The bookings and requests that the sweep queues now. */
    async queuedBySweep(): Promise<string[]> {
      const queued: string[] = [];
      const jobs: BookingWork['jobs'] = {
        ...deps().jobs,
        enqueue: async (_, __, job) => {
          if ('bookingId' in job) queued.push(job.bookingId);
          if ('requestId' in job) queued.push(job.requestId);
        },
      };
      await sweepBookings({ ...deps(), jobs });
      return queued;
    },
  };
}
