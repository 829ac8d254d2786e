import { checkBooking } from '../../domain/booking-books.ts';
import type { Comparison, Difference } from '../../domain/reconciliation.ts';
import { cancellationRules } from '../bookings/cancel/cancellation-facts.ts';
import type { Queries } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';
import type { BooksRules } from './books-of.ts';
import { compareLedger } from './compare-ledger.ts';
import { findLeftovers } from './find-leftovers.ts';
import { readBooks } from './read-books.ts';

/** Stripe forgets its events after 30 days; a day less, so that no clock decides. */
const STRIPE_REMEMBERS_HOURS = 29 * 24;
const PAGE = 1_000;

export interface Reconciliation {
  readonly differences: readonly Difference[];
  readonly bookings: number;
  readonly payments: number;
  /** Too young to judge: being carried out, or come between the two readings. */
  readonly underWay: number;
}

type Work = Pick<Deps, 'config' | 'database' | 'clock' | 'settings' | 'paymentProvider'>;

/** Compares our ledger with the provider's record, and both with the bookings. Changes nothing. */
export async function reconcile(work: Work): Promise<Reconciliation> {
  const now = work.clock.now();
  const since = reachOf(work.paymentProvider, now);
  const rules: BooksRules = (currency) => cancellationRules(work.settings, currency);
  const db = work.database.kysely;
  // Before the transaction: the simulated provider lives in the same database, which may have one
  // connection only.
  const compared = await compareAccounts(work, { now, since });
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { found, bookings } = await checkBookings(tx, rules, now);
      const leftovers = await findLeftovers(tx, now);
      return {
        ...compared,
        differences: [...compared.differences, ...found, ...leftovers],
        bookings,
      };
    });
}

/** What was paid in an account is looked for there, and nowhere else. */
async function compareAccounts(work: Work, comparison: Comparison) {
  const { name: provider, accounts } = work.paymentProvider;
  const all = { differences: [] as Difference[], payments: 0, underWay: 0 };
  for (const account of accounts) {
    const { since } = comparison;
    const which = { provider, account: account.name, withSamples: knowsSamples(work), since };
    const one = await compareLedger(work.database.kysely, account, which, comparison);
    all.differences.push(...one.differences);
    all.payments += one.payments;
    all.underWay += one.underWay;
  }
  return all;
}

async function checkBookings(tx: Queries, rules: BooksRules, now: Temporal.Instant) {
  const found: Difference[] = [];
  let bookings = 0;
  for (let after: string | undefined; ; ) {
    const page = await readBooks(tx, rules, { after, size: PAGE });
    for (const books of page.books) found.push(...checkBooking(books, now));
    bookings += page.books.length;
    if (page.last === undefined) return { found, bookings };
    after = page.last;
  }
}

function reachOf(payments: PaymentProvider, now: Temporal.Instant): Temporal.Instant {
  return payments.name === 'stripe'
    ? now.subtract({ hours: STRIPE_REMEMBERS_HOURS })
    : Temporal.Instant.fromEpochMilliseconds(0);
}

/** A simulator in a process of its own never saw how the sample renters came to their history. */
function knowsSamples({ config: { payments } }: Work): boolean {
  return payments.provider === 'stripe' || payments.elsewhere === null;
}
