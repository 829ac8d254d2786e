import { toChargeableCents } from '../../domain/money.ts';
import {
  type Compared,
  type Comparison,
  compareWithProvider,
  matchAsTheyCome,
  type ProviderRecord,
} from '../../domain/reconciliation.ts';
import type { Queries } from '../db/connect.ts';
import type { PaymentAccount, ProviderPayment } from '../providers/payments/port.ts';
import { readCompanyLedger } from './read-company-ledger.ts';
import { type DatedPayment, findInLedger, readLedger, type WhichPayments } from './read-ledger.ts';

const BATCH = 1_000;

/**
 * Reads our ledger and the provider's record side by side, both newest first, and judges what found no
 * counterpart. Neither is ever in memory as a whole. What changes meanwhile is too young to judge.
 */
export async function compareLedger(
  db: Queries,
  provider: Pick<PaymentAccount, 'listPayments'>,
  which: WhichPayments,
  comparison: Comparison,
): Promise<Compared & { readonly payments: number }> {
  const match = matchAsTheyCome();
  let payments = 0;
  const theirs = provider.listPayments(comparison.since);
  for await (const next of newestFirst(readLedger(db, which), theirs)) {
    if ('madeAt' in next) {
      payments += 1;
      match.takeOurs(next);
    } else match.takeTheirs(next);
  }
  for (const payment of await readCompanyLedger(db, which)) {
    payments += 1;
    match.takeOurs(payment);
  }
  const left = match.left();
  const named = new Set(left.ours.map(({ kind, ref }) => `${kind}:${ref}`));
  const found = await findAll(db, which, left.theirs);
  // What failed here, was told twice there, or is the hold of a release that we do not know.
  const more = found.filter(({ kind, ref }) => !named.has(`${kind}:${ref}`));
  const holds = more.filter(({ kind, status }) => kind === 'hold' && status === 'succeeded');
  const ours = [...left.ours, ...more];
  return {
    ...compareWithProvider(ours, [...holds.map(mirrored), ...left.theirs], comparison),
    payments,
  };
}

async function findAll(
  db: Queries,
  which: WhichPayments,
  theirs: readonly ProviderRecord[],
): Promise<DatedPayment[]> {
  const refs = [...new Set(theirs.map(({ ref }) => ref))];
  const found: DatedPayment[] = [];
  for (let from = 0; from < refs.length; from += BATCH) {
    const some = refs.slice(from, from + BATCH);
    found.push(...(await findInLedger(db, which, some)));
    found.push(...(await readCompanyLedger(db, which, some)));
  }
  return found;
}

/** A hold that agreed and was let go: as the provider named it. */
const mirrored = ({ kind, ref, amount }: DatedPayment): ProviderRecord => ({
  kind,
  ref: ref ?? '',
  cents: toChargeableCents(amount),
  currency: amount.currency,
});

async function* newestFirst(
  ours: AsyncGenerator<DatedPayment>,
  theirs: AsyncIterable<ProviderPayment>,
): AsyncGenerator<DatedPayment | ProviderPayment> {
  const records = theirs[Symbol.asyncIterator]();
  let payment = await ours.next();
  let record = await records.next();
  while (!payment.done || !record.done) {
    const isOurs =
      !payment.done &&
      (record.done || Temporal.Instant.compare(payment.value.madeAt, record.value.at) >= 0);
    if (isOurs) {
      yield payment.value;
      payment = await ours.next();
    } else {
      yield record.value;
      record = await records.next();
    }
  }
}
