import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RequestRecord } from '../../../contract/requests.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { advance, type ClaimLife, claimCommand } from '../../testing/rentals/claim-life.ts';
import { ALWAYS_ASKS } from '../../testing/rentals/deposit-approvals.ts';
import { isFull, note, seed, sizeOf } from '../../testing/rentals/extent.ts';
import { inLanes } from '../../testing/rentals/in-lanes.ts';
import { openRental, type Rental } from '../../testing/rentals/rental.ts';
import { createTestApp } from '../../testing/test-app.ts';

/**
 * Everything that can become of claims, in any order: capture, objection, withdrawal, refund, approval by the bank,
 * holds that end under a claim, a provider that is away, nodes that die in the middle of a call.
 */
const RUNS = sizeOf('CLAIM_RUNS', 2_000, 3);
const COMMANDS = isFull ? 50 : 15;
const PATIENCE_MS = isFull ? 3 * 3_600_000 : 180_000;
/** A month or more each: within two years the insurance of a world’s cars ends, and none can be booked. */
const RUNS_PER_WORLD = 10;
const LANES = sizeOf('LANES', 6, 1);
/** Pays nothing that is charged to it while its holder is away. */
const DECLINES = '4000000000000341';
const REST_DAYS = 24;

/** Plain SQL on purpose: what is to be proved must not be checked by its own code. */
const questions: Readonly<Record<string, string>> = {
  'taken without 48 hours or a yes': `
    SELECT p.id::text AS what FROM payments p JOIN claims c
      ON p.id = c.capture_id OR (p.claim_id = c.id AND p.kind = 'charge')
    WHERE p.created_at < c.made_at + interval '48 hours'
      AND (c.answered_at IS NULL OR p.created_at < c.answered_at OR c.objection IS NOT NULL)`,
  'taken before an objection was decided': `
    SELECT p.id::text AS what FROM payments p JOIN claims c
      ON p.id = c.capture_id OR (p.claim_id = c.id AND p.kind = 'charge')
    WHERE c.objection IS NOT NULL AND p.created_at > c.answered_at
      AND (c.decided_at IS NULL OR p.created_at < c.decided_at)`,
  // 24 hours of weekdays: never more than 72 and the hour that was begun. Where a claim has ended since the last look,
  // the next look lets go.
  'a deposit is kept past its hour without a claim': `
    SELECT h.id::text AS what FROM payments h
      JOIN booking_history t ON t.booking_id = h.booking_id AND t.to_status = 'completed'
        AND t.from_status = 'active'
    WHERE h.kind = 'deposit-hold' AND h.status = 'succeeded' AND NOT h.sample
      AND t.at + interval '73 hours' < $1
      AND NOT EXISTS (
        SELECT FROM payments p WHERE p.parent_id = h.id AND p.status <> 'failed')
      AND NOT EXISTS (
        SELECT FROM claims c WHERE c.booking_id = h.booking_id AND (c.status IN ('open', 'objected')
          OR (c.status IN ('accepted', 'unanswered', 'upheld', 'reduced') AND c.divided_at IS NULL)
          OR greatest(c.withdrawn_at, c.decided_at) > $1::timestamptz - interval '1 minute'))`,
  'taken without a notice': `
    SELECT c.id::text AS what FROM claims c WHERE NOT EXISTS (
      SELECT FROM outgoing_mail m WHERE m.event_key = 'claim-made:' || c.booking_id || ':' || c.id)`,
  'more was taken than claimed': `
    SELECT c.id::text AS what FROM claims c WHERE c.amount < c.from_hold + coalesce((
      SELECT sum(amount) FROM payments p
      WHERE p.claim_id = c.id AND p.kind = 'charge' AND p.status = 'succeeded'), 0)`,
  'more was given back than taken': `
    SELECT p.id::text AS what FROM payments p WHERE p.amount < (
      SELECT sum(amount) FROM payments r
      WHERE r.parent_id = p.id AND r.kind = 'refund' AND r.status <> 'failed')`,
  'a hold was taken and let go': `
    SELECT parent_id::text AS what FROM payments
    WHERE kind IN ('deposit-capture', 'deposit-release') AND status = 'succeeded'
    GROUP BY parent_id HAVING count(*) > 1`,
};

const questionsAtRest: Readonly<Record<string, string>> = {
  'money is on its way': `
    SELECT kind || ' ' || id AS what FROM payments WHERE status = 'pending' AND NOT sample`,
  'a claim is undecided': `
    SELECT id::text AS what FROM claims WHERE status IN ('open', 'objected')`,
  'a claim was not taken though its card pays': `
    SELECT id::text AS what FROM claims
    WHERE status IN ('accepted', 'unanswered', 'upheld', 'reduced') AND settled_at IS NULL`,
};

async function wrongIn({ app }: Rental, asked: Readonly<Record<string, string>>) {
  const wrong: string[] = [];
  for (const [sentence, sql] of Object.entries(asked)) {
    const given = sql.includes('$1') ? [app.deps.clock.now().toString()] : [];
    const { rows } = await app.deps.database.pool.query<{ what: string }>(sql, given);
    wrong.push(...rows.map(({ what }) => `${sentence}: ${what}`));
  }
  return wrong;
}

/** Booked, held, driven and back; whoever looks comes often enough. */
async function returnedTrip(rental: Rental, cards: readonly string[]): Promise<ClaimLife> {
  const { clock } = rental.app.deps;
  const HALF_HOUR_MS = 1_800_000;
  const startsAt = Temporal.Instant.fromEpochMilliseconds(
    Math.ceil(clock.now().add({ hours: 30 }).epochMilliseconds / HALF_HOUR_MS) * HALF_HOUR_MS,
  );
  const endsAt = startsAt.add({ hours: 24 });
  const trip = { startsAt: startsAt.toString(), endsAt: endsAt.toString() };
  const { id: bookingId } = await rental.book(trip, cards[0]);
  const life = { rental, bookingId, cards };
  for (const at of [startsAt, endsAt]) {
    await clock.moveTo(at);
    await advance(life);
  }
  return life;
}

/** All is well from now on: what was begun comes to its end. */
async function comeToRest({ rental, bookingId, cards }: ClaimLife): Promise<void> {
  const { clock } = rental.app.deps;
  const [card = null] = cards;
  const pays = { payment_method_id: card };
  await rental.db.updateTable('bookings').set(pays).where('id', '=', bookingId).execute();
  for (let hours = 0; hours < REST_DAYS * 24; hours += 12) {
    await clock.moveTo(clock.now().add({ hours: 12 }));
    const open = await rental.db
      .selectFrom('requests')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'pending')
      .execute();
    for (const { id } of open) await rental.work(id);
    await advance({ rental, bookingId, cards });
    expect(await wrongIn(rental, questions)).toEqual([]);
  }
  // What its card refused to the last is the renter's to pay, and they do.
  const unpaid = await rental.db
    .selectFrom('claims')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .where('divided_at', 'is not', null)
    .where('status', 'in', ['accepted', 'unanswered', 'upheld', 'reduced'])
    .execute();
  for (const { id } of unpaid) {
    const path = `/api/bookings/${bookingId}/claims/${id}/payment`;
    const { id: requestId } = await rental.done(path, undefined, RequestRecord);
    await rental.work(requestId);
  }
}

it(
  `${RUNS} trips with ${COMMANDS} commands about claims (seed ${seed}): nobody pays unasked, and the books agree`,
  async () => {
    const worlds = Array.from({ length: Math.ceil(RUNS / RUNS_PER_WORLD) }, (_, n) => n);
    let runs = 0;
    await inLanes(worlds, LANES, async (world) => {
      const app = await createTestApp();
      try {
        const rental = await openRental(app);
        await rental.db.deleteFrom('credit_entries').where('user_id', '=', rental.userId).execute();
        const cards = [
          await rental.ownCard(),
          await rental.card(ALWAYS_ASKS),
          await rental.card(DECLINES),
        ];
        await fc.assert(
          fc.asyncProperty(
            fc.array(claimCommand, { minLength: COMMANDS, maxLength: COMMANDS }),
            async (commands) => {
              const life = await returnedTrip(rental, cards);
              for (const run of commands) {
                await run(life);
                expect(await wrongIn(rental, questions)).toEqual([]);
              }
              await comeToRest(life);
              expect(await wrongIn(rental, { ...questions, ...questionsAtRest })).toEqual([]);
              const { reference, status } = await rental.booking(life.bookingId);
              const { differences } = await reconcile(app.deps);
              const own = differences.filter(
                (one) => one.reference === reference || one.reference === null,
              );
              expect(own).toEqual([]);
              expect(['processed', 'finished']).toContain(status);
              runs += 1;
            },
          ),
          {
            numRuns: Math.min(RUNS_PER_WORLD, RUNS - world * RUNS_PER_WORLD),
            seed: seed + world,
            endOnFailure: true,
          },
        );
      } finally {
        await app.close();
      }
      note(`claims: ${runs} of ${RUNS} runs without a divergence`);
    });
    expect(runs).toBe(RUNS);
  },
  PATIENCE_MS,
);
