import { z } from 'zod';
import { toDate } from '../../../db/instant.ts';
import { type Answer, ok } from './api-failure.ts';
import type { Call } from './call.ts';
import { unixSeconds } from './emit-event.ts';
import type { BalanceTransaction } from './objects.ts';
import { pageSize, readParams } from './read-params.ts';
import { unread } from './unread-fields.ts';

const seconds = z.string().regex(/^\d{1,12}$/);
const ListParams = z.strictObject({
  created: z.strictObject({ gte: seconds, lt: seconds }),
  limit: pageSize,
  starting_after: z.string().optional(),
});

/** What Stripe keeps of a European card: 1.5 % and 25 cents. */
const feeOf = (cents: number) => Math.round(cents * 0.015) + 25;
const DAY_SECONDS = 86_400;

type Kind = Extract<
  BalanceTransaction['type'],
  'charge' | 'refund' | 'refund_failure' | 'adjustment'
>;

interface Happened {
  readonly type: string;
  readonly created: number;
  readonly data: {
    readonly object: {
      readonly id: string;
      readonly amount: number;
      readonly amount_received?: number;
      readonly currency: string;
    };
  };
}

/** What moved our balance, newest first: told from the events, with a payout of each day's sum. */
export async function listBalanceTransactions({ tx, params, now }: Call): Promise<Answer> {
  const given = readParams(ListParams, params);
  const from = Number(given.created.gte);
  const to = Math.min(Number(given.created.lt), unixSeconds(now) + 1);
  // A payout of the first day is of what came the day before.
  const rows = await tx
    .selectFrom('stripe_objects')
    .select(['id', 'body'])
    .where('object', '=', 'event')
    .where('created', '>=', dateOf(from - DAY_SECONDS))
    .where('created', '<', dateOf(to))
    .orderBy('seq')
    .execute();
  const moved = rows.flatMap(({ id, body }) => entryOf(id, body as Happened));
  const all = [...moved, ...payoutsOf(moved)]
    .filter(({ created }) => created >= from && created < to)
    .sort((a, b) => b.created - a.created || b.id.localeCompare(a.id));
  const start = all.findIndex(({ id }) => id === given.starting_after) + 1;
  const data = all.slice(start, start + given.limit);
  const has_more = all.length > start + given.limit;
  return ok({ object: 'list', url: '/v1/balance_transactions', has_more, data });
}

const dateOf = (unix: number) => toDate(Temporal.Instant.fromEpochMilliseconds(unix * 1000));

function entryOf(eventId: string, { type, created, data }: Happened): BalanceTransaction[] {
  const { id, amount, amount_received = 0, currency } = data.object;
  const entry = (kind: Kind, cents: number, fee = 0): BalanceTransaction[] => [
    {
      ...unread.balance_transaction,
      id: eventId.replace('evt', 'txn'),
      object: 'balance_transaction',
      type: kind,
      reporting_category: kind,
      amount: cents,
      fee,
      net: cents - fee,
      currency,
      source: id,
      created,
      available_on: created,
    },
  ];
  switch (type) {
    case 'payment_intent.succeeded':
      return entry('charge', amount_received, feeOf(amount_received));
    case 'refund.created':
      return entry('refund', -amount);
    case 'refund.failed':
      return entry('refund_failure', amount);
    case 'charge.dispute.funds_withdrawn':
      return entry('adjustment', -amount);
    case 'charge.dispute.funds_reinstated':
      return entry('adjustment', amount);
    default:
      return [];
  }
}

/** At the end of each day what it brought goes to our bank. */
function payoutsOf(moved: readonly BalanceTransaction[]): BalanceTransaction[] {
  const days = Map.groupBy(
    moved,
    ({ created, currency }) => `${Math.floor(created / DAY_SECONDS) + 1} ${currency}`,
  );
  return [...days].flatMap(([name, ofDay]) => {
    const [day = '', currency = ''] = name.split(' ');
    const amount = -ofDay.reduce((sum, { net }) => sum + net, 0);
    if (amount >= 0) return [];
    const id = `${day}${currency}`;
    const created = Number(day) * DAY_SECONDS;
    const money = { amount, fee: 0, net: amount, currency, source: `po_${id}` };
    return [
      {
        ...unread.balance_transaction,
        id: `txn_po_${id}`,
        object: 'balance_transaction',
        type: 'payout',
        reporting_category: 'payout',
        ...money,
        created,
        available_on: created,
      },
    ];
  });
}
