import { Claim } from '../../../contract/claims.ts';
import type { ClaimDraft } from '../../../contract/operate/claims.ts';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { tollOn } from '../claim-things.ts';
import type { StaffMember } from '../operate-as.ts';
import { testNow } from '../test-database.ts';
import type { Rental } from './rental.ts';

/** Trips that are over and what is claimed for them, by staff who are signed in and the renter. */
export function claiming(rental: () => Rental, staff: () => StaffMember) {
  const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
  /** Twice a day somebody looks, as the sweep would more often: no hold ends unseen. */
  const goTo = async (instant: string, id: string) => {
    const { clock } = rental().app.deps;
    const end = Temporal.Instant.from(instant);
    for (;;) {
      const next = clock.now().add({ hours: 12 });
      const isLast = Temporal.Instant.compare(next, end) >= 0;
      await clock.moveTo(isLast ? end : next);
      await rental().advance(id);
      if (isLast) return;
    }
  };
  /** A deposit of 350 euros is held, and the car is back since Wednesday 09:00. */
  const returned = async (card?: string) => {
    await rental().app.deps.clock.moveTo(testNow);
    const { id } = await rental().book(trip, card);
    await goTo('2027-03-24T09:01:00Z', id);
    return id;
  };
  const claim = async (id: string, cents: number, more: Partial<ClaimDraft> = {}) => {
    const body = { ...tollOn(Temporal.Instant.from(trip.startsAt), cents), ...more };
    const { claimId } = await staff().api.makeClaim({ params: { id }, body });
    return { id, claimId };
  };
  type Which = Awaited<ReturnType<typeof claim>>;
  const path = ({ id, claimId }: Which) => `/api/bookings/${id}/claims/${claimId}`;
  const read = (which: Which) => rental().read(path(which), Claim);
  const answer = (which: Which, body: object) =>
    rental().done(`${path(which)}/answer`, body, Claim);
  const agree = async (which: Which) => {
    await answer(which, { answer: 'agree' });
    await rental().advance(which.id);
    return read(which);
  };
  const object = (which: Which, words = 'It was not me.') =>
    answer(which, { answer: 'object', words });
  /** The renter presses "Pay", and is led to their bank where that wants to see them. */
  const pay = async (which: Which) => {
    const { id } = await rental().done(`${path(which)}/payment`, undefined, RequestRecord);
    return rental().work(id);
  };
  const ledger = async (id: string) => {
    const { rows } = await rental().app.deps.database.pool.query<{ said: string }>(
      `SELECT kind || ' ' || status || ' ' || amount / 100 AS said FROM payments
       WHERE booking_id = $1 AND (kind = 'deposit-capture' OR claim_id IS NOT NULL)
       ORDER BY created_at, updated_at, id`,
      [id],
    );
    return rows.map(({ said }) => said);
  };
  const mails = async (id: string) => {
    const { rows } = await rental().app.deps.database.pool.query<{ template: string }>(
      `SELECT template FROM outgoing_mail WHERE event_key LIKE '%' || $1 || '%'
       AND template LIKE 'claim%' ORDER BY created_at, id`,
      [id],
    );
    return rows.map(({ template }) => template);
  };
  const differences = async (id: string) => {
    const { reference } = await rental().booking(id);
    const { differences: found } = await reconcile(rental().app.deps);
    return found.filter((one) => one.reference === reference).map(({ kind }) => kind);
  };
  return {
    goTo,
    returned,
    claim,
    read,
    answer,
    agree,
    object,
    pay,
    path,
    ledger,
    mails,
    differences,
  };
}
