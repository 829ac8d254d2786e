import { Booking } from '../../../../contract/bookings.ts';
import { bookingKinds } from '../../../bookings/booking-workers.ts';
import { advanceBooking } from '../../../bookings/life/advance-booking.ts';
import { PaymentsUnavailable } from '../../../providers/payments/port.ts';
import { carryOutRequest } from '../../../requests/carry-out-request.ts';
import type { TestApp } from '../../test-app.ts';
import type { RentalClient, Times } from '../client.ts';

export const HOUR_MS = 60 * 60_000;

/** What the model knows of a booking. */
export interface Known {
  readonly id: string;
  startMs: number;
  endMs: number;
  /** When the next renter may have the car, by the turnaround of the day this was agreed. */
  freeAgainMs: number;
  isVoid: boolean;
  /** It is void, and its page has been read since. */
  isLaidAside?: boolean;
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
  /** Between two rentals of the car, by the rule of today. */
  turnaroundMs: number;
}

export const nowMs = ({ app }: Life) => app.deps.clock.now().epochMilliseconds;
/** The next half hour, so many hours from now. */
export const atHour = (life: Life, hours: number) =>
  Math.ceil((nowMs(life) + hours * HOUR_MS) / (HOUR_MS / 2)) * (HOUR_MS / 2);
export const timesOf = (startMs: number, endMs: number): Times => ({
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
});
export const isFree = (life: Life, startMs: number, freeAgainMs: number, except?: Known) =>
  !life.known.some(
    (one) =>
      one !== except && !one.isVoid && startMs < one.freeAgainMs && one.startMs < freeAgainMs,
  );
export const read = async (life: Life, { id }: Known) =>
  Booking.parse((await life.client.get(`/api/bookings/${id}`)).document);

/** What a renter does when their bank asks them. */
export type AtBank = 'approve' | 'refuse' | 'ignore';

/** So long nobody waits for an answer to the bank. */
const IGNORED_MINUTES = 61;

/** The renter answers their bank about whatever a request asks them, until it asks no more. */
export async function answerBank(life: Life, requestId: string, answer: AtBank): Promise<void> {
  const { client, app } = life;
  const { clock } = app.deps;
  for (let asked = 0; asked < 3; asked += 1) {
    const { document } = await client.request(requestId);
    if (document.status !== 'pending' || !document.awaiting) return;
    if (answer === 'ignore') await clock.moveTo(clock.now().add({ minutes: IGNORED_MINUTES }));
    else {
      const { clientSecret, publishableKey } = document.awaiting;
      await client.authenticate(clientSecret, publishableKey, answer);
    }
    await settle(life);
  }
}

/** Does by hand what the workers do, until nothing is left to do now. What a provider that errs delays, waits. */
export async function settle(life: Life, { mayBeAway = false } = {}): Promise<void> {
  const { app } = life;
  let isAway = false;
  const unlessAway = (error: unknown) => {
    isAway = mayBeAway && error instanceof PaymentsUnavailable;
    if (!isAway) throw error;
  };
  const db = app.deps.database.kysely;
  for (let round = 0; round < 5; round += 1) {
    const open = await db
      .selectFrom('requests')
      .select('id')
      .where('status', '=', 'pending')
      .execute();
    for (const { id } of open) {
      await carryOutRequest({ ...app.deps, db }, bookingKinds(app.deps), id).catch(unlessAway);
    }
    const due = await db
      .selectFrom('bookings')
      .innerJoin('users', 'users.id', 'user_id')
      .select('bookings.id')
      .where('creation_source', '=', 'crowd')
      .where('next_step_at', '<=', new Date(nowMs(life)))
      .execute();
    for (const { id } of due) await advanceBooking(app.deps, id).catch(unlessAway);
    if (isAway || open.length + due.length === 0) return;
  }
}
