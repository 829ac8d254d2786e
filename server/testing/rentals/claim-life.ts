import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Decision } from '../../../domain/charges/claim.ts';
import { moneyFromCents } from '../../../domain/money.ts';
import { answerClaim } from '../../bookings/claims/answer-claim.ts';
import { decideClaim } from '../../bookings/claims/decide-claim.ts';
import { makeClaim } from '../../bookings/claims/make-claim.ts';
import { payClaim } from '../../bookings/claims/pay-claim.ts';
import { withdrawClaim } from '../../bookings/claims/withdraw-claim.ts';
import { advanceBooking } from '../../bookings/life/advance-booking.ts';
import { paymentsOf, standingHold } from '../../bookings/money/payments.ts';
import { takeUpLapse } from '../../bookings/money/take-up-lapse.ts';
import { claimsOf } from '../../bookings/record/claims.ts';
import type { BookingWork } from '../../bookings/record/work.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import { away, dying, providerTrouble } from './provider-trouble.ts';
import type { Rental } from './rental.ts';

/** A trip that is over, with its deposit held, and who has a say in what follows. */
export interface ClaimLife {
  readonly rental: Rental;
  readonly bookingId: string;
  readonly cards: readonly string[];
}

export type ClaimCommand = (life: ClaimLife) => Promise<void>;

/** How the provider is while something is asked of it. */
type Weather = 'fine' | 'away' | 'kills';

const money = ['charge', 'hold', 'capture', 'release', 'refund'] as const;

function workIn({ rental }: ClaimLife, weather: Weather): BookingWork {
  if (weather === 'fine') return rental.app.deps;
  const account = rental.app.deps.paymentProvider.accountOf('EUR');
  const calls = money.map((name) => {
    const call: (...given: never[]) => Promise<unknown> = account[name];
    return [name, weather === 'away' ? away : dying(call)] as const;
  });
  return providerTrouble(() => rental).workWith(Object.fromEntries(calls));
}

/** A node that dies or a provider that is away is no failure of the model: somebody looks again. */
export async function advance(life: ClaimLife, weather: Weather = 'fine'): Promise<void> {
  const run = () => advanceBooking(workIn(life, weather), life.bookingId);
  if (weather === 'fine') await run();
  else await run().catch(() => undefined);
}

/** Whoever is refused may be: which of the commands are possible is for the product to say. */
async function attempt(
  { rental }: ClaimLife,
  act: (tx: Queries) => Promise<unknown>,
): Promise<void> {
  try {
    await rental.db.transaction().execute(act);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function oneOf({ rental, bookingId }: ClaimLife, which: number) {
  const claims = await claimsOf(rental.db, bookingId);
  return claims.at(which % Math.max(1, claims.length));
}

const which = fc.nat({ max: 5 });
const staff = (name: string) => ({ id: name, actor: `staff ${name}` as const });

const claim = fc.integer({ min: 50, max: 60_000 }).map(
  (cents): ClaimCommand =>
    async (life) => {
      const { rental, bookingId } = life;
      const { starts_at } = await rental.db
        .selectFrom('bookings')
        .select('starts_at')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      const at = starts_at.toTemporalInstant().add({ hours: 5 });
      const paper = { number: randomUUID(), at };
      const ground = { views: [], marks: [], cleanedOf: null, paper };
      const draft = {
        kind: 'toll',
        amount: moneyFromCents(cents, 'EUR'),
        words: 'A toll.',
        ground,
      };
      await attempt(life, (tx) =>
        makeClaim(tx, rental.app.deps, bookingId, { ...draft, kind: 'toll' }, staff('ana')),
      );
    },
);

const answer = fc.record({ which, agrees: fc.boolean() }).map(
  (given): ClaimCommand =>
    async (life) => {
      const found = await oneOf(life, given.which);
      if (!found) return;
      const { rental, bookingId } = life;
      const asked = { bookingId, claimId: found.id, userId: rental.userId };
      const said = given.agrees
        ? ({ answer: 'agree' } as const)
        : ({ answer: 'object', words: 'It was not me.' } as const);
      await attempt(life, (tx) => answerClaim(tx, rental.app.deps, asked, said));
    },
);

const decision = fc.oneof(
  fc.constant<Decision>({ kind: 'uphold' }),
  fc.constant<Decision>({ kind: 'reject' }),
  fc
    .integer({ min: 50, max: 60_000 })
    .map((cents): Decision => ({ kind: 'reduce', to: moneyFromCents(cents, 'EUR') })),
);

const decide = fc.record({ which, decision, by: fc.constantFrom('ana', 'ben') }).map(
  (given): ClaimCommand =>
    async (life) => {
      const found = await oneOf(life, given.which);
      if (!found) return;
      const { rental, bookingId } = life;
      const decided = { decision: given.decision, words: 'Looked at.', by: staff(given.by) };
      await attempt(life, (tx) =>
        decideClaim(tx, rental.app.deps, { bookingId, claimId: found.id }, decided),
      );
    },
);

const withdraw = which.map(
  (number): ClaimCommand =>
    async (life) => {
      const found = await oneOf(life, number);
      if (!found) return;
      const { rental, bookingId } = life;
      const said = { words: 'It was ours.', by: staff('ana') };
      await attempt(life, (tx) =>
        withdrawClaim(tx, rental.app.deps, { bookingId, claimId: found.id }, said),
      );
    },
);

/** The renter comes to pay, and approves at their bank, refuses, or leaves. */
const pay = fc.record({ which, answer: fc.constantFrom('approve', 'refuse', 'leave') }).map(
  (given): ClaimCommand =>
    async (life) => {
      const found = await oneOf(life, given.which);
      if (!found) return;
      const { rental, bookingId } = life;
      const asked = { bookingId, claimId: found.id, userId: rental.userId };
      let requestId = '';
      await attempt(life, async (tx) => {
        requestId = (await payClaim(tx, rental.app.deps, asked)).id;
      });
      if (requestId === '') return;
      const { awaiting } = await rental.work(requestId);
      if (!awaiting || given.answer === 'leave') return;
      await rental.authenticate(awaiting.clientSecret, given.answer);
      await rental.work(requestId);
    },
);

const wait = fc
  .record({
    hours: fc.integer({ min: 1, max: 30 }),
    weather: fc.constantFrom<Weather>('fine', 'fine', 'away', 'kills'),
  })
  .map(
    ({ hours, weather }): ClaimCommand =>
      async (life) => {
        const { clock } = life.rental.app.deps;
        await clock.moveTo(clock.now().add({ hours }));
        await advance(life, weather);
      },
  );

const twoWorkers = fc.constant<ClaimCommand>(async (life) => {
  await Promise.all([advance(life), advance(life)]);
});

const otherCard = fc.nat({ max: 2 }).map(
  (index): ClaimCommand =>
    async ({ rental, bookingId, cards }) => {
      const card = cards[index] ?? null;
      await rental.db
        .updateTable('bookings')
        .set({ payment_method_id: card })
        .where('id', '=', bookingId)
        .execute();
    },
);

/** The bank ends the hold; the provider's word of it arrives, or gets lost. */
const holdEnds = fc.boolean().map(
  (isHeard): ClaimCommand =>
    async ({ rental, bookingId }) => {
      const hold = standingHold(await paymentsOf(rental.db, bookingId));
      if (!hold?.provider_ref) return;
      const account = rental.app.deps.paymentProvider.account(hold.account);
      await account.release(hold.provider_ref, `bank:${hold.id}`);
      if (isHeard) await takeUpLapse(rental.app.deps, hold);
    },
);

export const claimCommand: fc.Arbitrary<ClaimCommand> = fc.oneof(
  { weight: 3, arbitrary: claim },
  { weight: 3, arbitrary: answer },
  { weight: 2, arbitrary: decide },
  { weight: 1, arbitrary: withdraw },
  { weight: 2, arbitrary: pay },
  { weight: 5, arbitrary: wait },
  { weight: 1, arbitrary: twoWorkers },
  { weight: 1, arbitrary: otherCard },
  { weight: 1, arbitrary: holdEnds },
);
