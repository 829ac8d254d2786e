import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import type { DifferenceKind } from '../../domain/reconciliation.ts';
import { runCommand } from '../operator/run-command.ts';
import { closeDispute, openDispute } from '../providers/payments/simulator/disputes.ts';
import { takeUpAnyDispute } from '../statements/take-up-company-dispute.ts';
import { openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { reconcile } from './reconcile.ts';

let app: TestApp;
let renter: Rental;
beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
});
afterAll(() => app.close());

const found = async () =>
  (await reconcile(app.deps)).differences.map(({ kind, reference }) => [kind, reference]);

const run = (statement: string) => sql.raw(statement).execute(app.deps.database.kysely);

/** A later moment, when nothing that happened so far counts as under way any more. */
const waitAWhile = async () => {
  const { clock } = app.deps;
  await clock.moveTo(clock.now().add({ minutes: 30 }));
};

const cancel = async (bookingId: string) => {
  const path = `/api/bookings/${bookingId}/actions`;
  const { id } = await renter.done(path, { action: 'user-cancel' }, RequestRecord);
  await renter.work(id);
};

/** Plants a difference, sees it found and nothing else, and takes it away again. */
async function plant(
  change: string,
  undo: string,
  ...expected: readonly [DifferenceKind, string | null][]
): Promise<void> {
  await run(change);
  const seen = await found();
  await run(undo);
  expect(seen).toEqual(expected);
}

describe('reconciling', () => {
  it('finds that the sample data agrees with the simulated provider and with itself', async () => {
    const { differences, bookings, payments } = await reconcile(app.deps);
    expect(differences).toEqual([]);
    expect(bookings).toBeGreaterThan(50);
    expect(payments).toBeGreaterThan(100);
  });

  it('finds nothing after a booking, a change and a cancellation', {
    tags: ['embedded'],
  }, async () => {
    const { id } = await renter.book();
    const longer = { endsAt: '2027-03-25T09:00:00Z' };
    const change = await renter.done(`/api/bookings/${id}/modifications`, longer, RequestRecord);
    expect((await renter.work(change.id)).status).toBe('accepted');
    expect(await found()).toEqual([]);
    await cancel(id);
    await waitAWhile();
    expect(await found()).toEqual([]);
    expect((await renter.booking(id)).status).toBe('cancelled-by-user');
  });

  it('finds a planted difference of each kind', async () => {
    // Longer than the sample renter's credit reaches.
    const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' };
    const { id, reference } = await renter.book(trip);
    await waitAWhile();
    const charge = `booking_id = '${id}' AND kind = 'charge'`;
    const set = (what: string) => `UPDATE payments SET ${what} WHERE ${charge}`;

    await plant(
      set("status = 'pending'"),
      set("status = 'succeeded'"),
      ['never-finished', reference],
      ['charge-missing', reference],
    );
    await plant(
      set("provider_ref = provider_ref || 'x'"),
      set('provider_ref = left(provider_ref, -1)'),
      ['unknown-to-provider', reference],
      ['unknown-to-us', null],
    );
    await plant(
      set('amount = amount + 100'),
      set('amount = amount - 100'),
      ['amount-differs', reference],
      ['paid-differs-from-total', reference],
    );
    await plant(
      `UPDATE bookings SET total = total + 1 WHERE id = '${id}'`,
      `UPDATE bookings SET total = total - 1 WHERE id = '${id}'`,
      ['paid-differs-from-total', reference],
      ['lines-differ-from-total', reference],
    );
    await plant(
      `UPDATE occupancies SET during = tstzrange(lower(during) + interval '1 hour', upper(during)) WHERE booking_id = '${id}'`,
      `UPDATE occupancies SET during = tstzrange(lower(during) - interval '1 hour', upper(during)) WHERE booking_id = '${id}'`,
      ['car-not-reserved', reference],
    );
    await plant(
      `UPDATE requests SET status = 'pending', result = NULL WHERE booking_id = '${id}'`,
      `UPDATE requests SET status = 'accepted' WHERE booking_id = '${id}'`,
      ['request-left-open', reference],
    );
    await plant(
      set("status = 'failed', failure_code = 'card_declined'"),
      set("status = 'succeeded', failure_code = NULL"),
      ['failed-here-moved-there', reference],
      ['charge-missing', reference],
    );
    await plant(
      `INSERT INTO occupancies (car_id, city_id, during, kind, change_request_id)
       SELECT b.car_id, b.city_id, tstzrange('2029-01-01 00:00Z', '2029-01-02 00:00Z'), 'change', r.id
       FROM bookings b JOIN requests r ON r.booking_id = b.id WHERE b.id = '${id}'`,
      "DELETE FROM occupancies WHERE kind = 'change'",
      ['change-time-outlived', reference],
    );
    await plant(
      `WITH hold AS (INSERT INTO holds (user_id, car_id, starts_at, ends_at, created_at, expires_at)
         SELECT user_id, car_id, '2029-01-01 00:00Z', '2029-01-02 00:00Z', '2027-03-01 00:00Z', '2027-03-02 00:00Z'
         FROM bookings WHERE id = '${id}' RETURNING id, car_id)
       INSERT INTO occupancies (car_id, city_id, during, kind, hold_id)
       SELECT car_id, 'lisbon', tstzrange('2029-01-01 00:00Z', '2029-01-02 00:00Z'), 'hold', id FROM hold`,
      "DELETE FROM holds WHERE expires_at = '2027-03-02 00:00Z'",
      ['checkout-hold-outlived', null],
    );
    const overdraft = `INSERT INTO credit_entries (user_id, currency, amount, reason, idempotency_key, created_at)
      VALUES ('${renter.userId}', 'USD', -100, 'planted', 'planted', now())`;
    await plant(overdraft, "DELETE FROM credit_entries WHERE idempotency_key = 'planted'", [
      'credit-overdrawn',
      null,
    ]);
    expect(await found()).toEqual([]);
  });

  it('finds a wrong car, a wrong price, a forgotten booking and credit from nowhere', async () => {
    const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' };
    const { id, reference } = await renter.book(trip);
    const other = await renter.freeCar('lisbon', trip);
    await waitAWhile();
    const mine = `booking_id = '${id}'`;
    await plant(
      `UPDATE occupancies SET car_id = '${other}' WHERE ${mine}`,
      `UPDATE occupancies SET car_id = (SELECT car_id FROM bookings WHERE id = '${id}') WHERE ${mine}`,
      ['other-car-reserved', reference],
    );
    const line = (what: string) =>
      `UPDATE booking_items SET ${what} WHERE ${mine} AND kind = 'car'`;
    await plant(line('amount = amount - 100'), line('amount = amount + 100'), [
      'lines-differ-from-total',
      reference,
    ]);
    await plant(line('days = days - 1'), line('days = days + 1'), [
      'trip-longer-than-paid',
      reference,
    ]);
    await plant(
      `UPDATE bookings SET next_step_at = NULL WHERE id = '${id}'`,
      `UPDATE bookings SET next_step_at = starts_at WHERE id = '${id}'`,
      ['no-next-step', reference],
    );
    await plant(
      `INSERT INTO credit_entries (user_id, currency, amount, reason, idempotency_key, created_at)
       VALUES ('${renter.userId}', 'USD', 100, 'planted', 'planted', now())`,
      "DELETE FROM credit_entries WHERE idempotency_key = 'planted'",
      ['credit-from-nothing', null],
    );
    await cancel(id);
    await waitAWhile();
    expect(await found()).toEqual([]);
  });

  it('finds a dispute of which we were not told, one that waits for an answer, and lost rows', async () => {
    const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-04-03T09:00:00Z' };
    const { id, reference } = await renter.book(trip);
    await waitAWhile();
    const { cardEntry, clock, paymentProvider } = app.deps;
    const [simulator] = cardEntry.simulators;
    if (!simulator) throw new Error('nothing is simulated');
    const { provider_ref } = await renter.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('booking_id', '=', id)
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow();
    const { db } = simulator;
    const fraud = { reason: 'fraudulent' };
    const ref = (await openDispute(db, provider_ref ?? '', fraud, clock.now())) ?? '';
    expect(await found()).toEqual([['unknown-to-us', null]]);
    await takeUpAnyDispute(app.deps, paymentProvider.accountOf('EUR'), ref);
    await waitAWhile();
    expect(await found()).toEqual([]);
    const due = (at: string) =>
      `UPDATE disputes SET evidence_due_by = '${at}' WHERE provider_ref = '${ref}'`;
    await plant(due('2027-03-06 10:00Z'), due('2027-03-19 10:00Z'), [
      'dispute-unanswered',
      reference,
    ]);
    const row = (ref: string) =>
      `UPDATE payments SET provider_ref = '${ref}' WHERE booking_id = '${id}' AND kind = 'dispute'`;
    await plant(
      row('du_planted'),
      row(ref),
      ['unknown-to-provider', reference],
      ['unknown-to-us', null],
      ['dispute-not-in-ledger', reference],
    );
    await closeDispute(db, ref, 'won', clock.now());
    await takeUpAnyDispute(app.deps, paymentProvider.accountOf('EUR'), ref);
    await cancel(id);
    await waitAWhile();
    expect(await found()).toEqual([]);
  });

  it('finds a deposit that is not held where it should be, and a company that was charged', async () => {
    const soon = { startsAt: '2027-03-06T12:00:00Z', endsAt: '2027-03-08T12:00:00Z' };
    const { id, reference } = await renter.book(soon);
    await waitAWhile();
    const hold = (what: string) =>
      `UPDATE payments SET ${what} WHERE booking_id = '${id}' AND kind = 'deposit-hold'`;
    await plant(
      hold("status = 'failed', failure_code = 'card_declined', holds_until = NULL"),
      hold("status = 'succeeded', failure_code = NULL, holds_until = '2027-03-10 00:00Z'"),
      ['failed-here-moved-there', reference],
      ['hold-missing', reference],
    );
    await plant(
      hold("holds_until = '2027-03-05 09:00Z'"),
      hold("holds_until = '2027-03-10 00:00Z'"),
      ['hold-lapsed', reference],
    );
    const { reference: ofCompany } = await renter.db
      .selectFrom('bookings')
      .select('reference')
      .where('payment_profile', '=', 'business')
      .where('status', '=', 'finished')
      .executeTakeFirstOrThrow();
    await plant(
      `INSERT INTO payments (booking_id, kind, status, amount, currency, provider, idempotency_key,
         created_at, updated_at)
       SELECT id, 'charge', 'succeeded', 100, currency, 'by-hand', 'planted', created_at, created_at
       FROM bookings WHERE reference = '${ofCompany}'`,
      "DELETE FROM payments WHERE idempotency_key = 'planted'",
      ['company-was-charged', ofCompany],
    );
  });

  it('finds what a cancelled booking did not give back, the car and the money', async () => {
    const { id, reference } = await renter.book();
    await cancel(id);
    await waitAWhile();
    await run(`INSERT INTO occupancies (car_id, city_id, during, kind, booking_id)
      SELECT car_id, city_id, tstzrange(starts_at, ends_at), 'booking', id FROM bookings WHERE id = '${id}'`);
    await run(
      `UPDATE payments SET amount = amount - 100 WHERE booking_id = '${id}' AND kind = 'refund'`,
    );
    expect(await found()).toEqual([
      ['amount-differs', reference],
      ['given-back-to-card-differs', reference],
      ['car-still-reserved', reference],
    ]);
    const { lines, isWrong } = await runCommand(app.deps, ['reconcile']);
    expect(isWrong).toBe(true);
    expect(lines).toContain(
      `${reference}: the booking came to nothing, but its car is still reserved`,
    );
    expect(lines.at(-1)).toMatch(/ payments compared with simulator: 3 differences\.$/);
  });
});
