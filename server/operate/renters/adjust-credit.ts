import { formatMoney } from '../../../domain/format-money.ts';
import { add, type Currency, type Money, money } from '../../../domain/money.ts';
import { type Grant, mayDo, refundLimit } from '../../../domain/permissions.ts';
import { type GoodwillLimit, judgeGoodwill } from '../../../domain/policies/goodwill.ts';
import { goodwillPolicy } from '../../../domain/policy-constants.ts';
import { firstNameOf } from '../../accounts/first-name.ts';
import { GOODWILL } from '../../bookings/money/give-goodwill.ts';
import { oneAtATime } from '../../bookings/record/one-at-a-time.ts';
import type { Queries } from '../../db/connect.ts';
import { toDate } from '../../db/instant.ts';
import { Refusal } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { creditBalance } from '../../quotes/queries.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import {
  type RenterDeed,
  type RenterWork,
  recordRenterDeed,
  writeRenterNote,
} from './renter-verbs.ts';

const TAKEN_BACK = 'taken-back';

interface Adjustment {
  /** Above zero it is added, below it is taken. */
  readonly amount: Money;
  readonly reason: string;
  /** The press it was asked for with: the same one again acts once. */
  readonly occasion: string;
}

/** Adds credit or takes some of what is left; colleagues read why in a note. */
export async function adjustCredit(
  tx: Queries,
  work: RenterWork,
  userId: string,
  { amount, reason, occasion }: Adjustment,
  { actor }: Pick<RenterDeed, 'actor'>,
): Promise<void> {
  await oneAtATime(tx, userId); // what is taken here cannot be spent meanwhile
  const { currency } = amount;
  const left = add(money(await creditBalance(tx, userId, currency), currency), amount);
  if (amount.amount < 0 && left.amount < 0) {
    throw new Refusal('not_enough_credit', 'They have less credit than that.');
  }
  const now = work.clock.now();
  const written = await tx
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      currency,
      amount: amount.amount,
      reason: amount.amount > 0 ? GOODWILL : TAKEN_BACK,
      booking_id: null,
      instead_of: null,
      idempotency_key: `desk:${userId}:${occasion}`,
      created_at: toDate(now),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirstOrThrow();
  if (written.numInsertedOrUpdatedRows !== 1n) return;
  const said = `${amount.amount > 0 ? '+' : ''}${formatMoney(amount)}`;
  const detail = `${said} credit by the desk`;
  await recordSecurityEvent(tx, { kind: 'refund-given', userId, detail, now });
  if (amount.amount > 0) await tellRenter(tx, work, userId, { amount, left, occasion });
  await writeRenterNote(tx, work, userId, `${said}: ${reason}`, actor);
  await recordRenterDeed(tx, work, userId, { actor, reason, verb: 'credit', after: { amount } });
}

/** What is taken is told by whoever takes it; what is given is good news, and goes out at once. */
async function tellRenter(
  tx: Queries,
  { jobs, siteUrl, clock }: RenterWork,
  userId: string,
  given: { readonly amount: Money; readonly left: Money; readonly occasion: string },
): Promise<void> {
  const { name, email } = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, jobs, {
    eventKey: `credit-given:${userId}:${given.occasion}`,
    userId,
    recipient: email,
    template: 'credit-given',
    data: {
      firstName: firstNameOf(name),
      amount: formatMoney(given.amount),
      balance: formatMoney(given.left),
      url: `${siteUrl}/profile`,
    },
    now: clock.now(),
  });
}

/** How much credit somebody may add to a renter's account now, in a currency of the cities they work in. */
export async function creditLimit(
  db: Queries,
  grants: readonly Grant[],
  renter: { readonly userId: string; readonly currency: Currency },
  now: Temporal.Instant,
): Promise<GoodwillLimit> {
  const { userId, currency } = renter;
  const cities = await db
    .selectFrom('cities')
    .select('id')
    .where('currency', '=', currency)
    .execute();
  const limits = cities
    .filter(({ id }) => mayDo(grants, 'renters.edit', id))
    .map(({ id }) => refundLimit(grants, id));
  const since = toDate(now.subtract({ hours: goodwillPolicy.creditCountsForDays * 24 }));
  const given = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('reason', '=', GOODWILL)
    .where('booking_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { limitUnits: Math.max(0, ...limits), given: money(Number(given.sum), currency) };
}

export async function requireWithinCreditLimit(
  db: Queries,
  grants: readonly Grant[],
  { userId, amount }: { readonly userId: string; readonly amount: Money },
  now: Temporal.Instant,
): Promise<void> {
  if (amount.amount <= 0) return;
  const limit = await creditLimit(db, grants, { userId, currency: amount.currency }, now);
  const verdict = judgeGoodwill(amount, limit);
  if (!verdict.ok) throw new Refusal(verdict.code, 'This is more than your role may give.');
}
