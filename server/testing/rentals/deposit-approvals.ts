import { expect } from 'vitest';
import type { Booking } from '../../../contract/bookings.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { providerTrouble } from './provider-trouble.ts';
import type { Rental } from './rental.ts';

export const ALWAYS_ASKS = '4000002760003184';

/** Bookings whose bank wants to see its customer before every hold. */
export function depositApprovals(rental: () => Rental) {
  const { newRequest } = providerTrouble(rental);
  /** Booked and paid, with a card whose bank asks every time. */
  const bookAsked = async (trip?: { startsAt: string; endsAt: string }) => {
    const request = await newRequest(
      trip ?? { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' },
      await rental().card(ALWAYS_ASKS),
    );
    const { awaiting } = await rental().work(request.id);
    await rental().authenticate(awaiting?.clientSecret ?? '');
    expect((await rental().work(request.id)).status).toBe('accepted');
    return rental().booking(request.bookingId ?? '');
  };
  const goTo = (instant: string) =>
    rental().app.deps.clock.moveTo(Temporal.Instant.from(`2027-${instant}:00Z`));
  const at = async (instant: string, { id }: Booking) => {
    await goTo(instant);
    await rental().advance(id);
    return rental().booking(id);
  };
  const path = ({ id }: Booking) => `/api/bookings/${id}/deposit`;
  const approve = (booking: Booking) => rental().done(path(booking), undefined, RequestRecord);
  /** The renter presses "Approve", and is led to their bank. */
  const atBank = async (booking: Booking) => {
    const { id } = await approve(booking);
    const { awaiting } = await rental().work(id);
    return { id, secret: awaiting?.clientSecret ?? '' };
  };
  const ledger = async ({ id }: Booking) => {
    const { rows } = await rental().app.deps.database.pool.query<{ said: string }>(
      `SELECT kind || ' ' || payments.status || ' ' || last4 AS said FROM payments
       JOIN payment_methods ON payment_methods.id = payment_method_id
       WHERE booking_id = $1 AND kind LIKE 'deposit%' ORDER BY payments.created_at, kind`,
      [id],
    );
    return rows.map(({ said }) => said);
  };
  const mails = async ({ id }: Booking) => {
    const { rows } = await rental().app.deps.database.pool.query<{ template: string }>(
      `SELECT template FROM outgoing_mail WHERE event_key LIKE '%' || $1 || '%'
       AND template LIKE 'deposit%' ORDER BY created_at, id`,
      [id],
    );
    return rows.map(({ template }) => template);
  };
  /** Holds that the provider has and nobody released, beside those of the ledger. */
  const differences = async ({ reference }: Booking) => {
    const { differences } = await reconcile(rental().app.deps);
    return differences.filter((one) => one.reference === reference).map(({ kind }) => kind);
  };
  /** What waits at the provider for somebody of whom we know nothing any more. */
  const leftWaiting = async ({ id }: Booking) => {
    const { rows } = await rental().app.deps.database.pool.query(
      `SELECT p.id FROM payments p JOIN simulator.stripe_objects o ON o.id = p.provider_ref
       WHERE p.booking_id = $1 AND p.status <> 'pending' AND p.kind = 'deposit-hold'
       AND o.body->>'status' IN ('requires_action', 'requires_payment_method')`,
      [id],
    );
    return rows.length;
  };

  return { bookAsked, goTo, at, path, approve, atBank, ledger, mails, differences, leftWaiting };
}
