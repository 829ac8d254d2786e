import { money } from '../../domain/money.ts';
import { bookingPolicy } from '../../domain/policy-constants.ts';
import type { LedgerPayment, PaymentKind } from '../../domain/reconciliation.ts';
import type { Queries } from '../db/connect.ts';
import { toDate, toInstant } from '../db/instant.ts';
import type { Tables } from '../db/schema.ts';

const kinds: Readonly<Record<Tables['payments']['kind'], PaymentKind>> = {
  charge: 'charge',
  refund: 'refund',
  'deposit-hold': 'hold',
  'deposit-release': 'release',
  'deposit-capture': 'capture',
  dispute: 'dispute',
  'dispute-reversal': 'dispute-reversal',
};

const PAGE = 1_000;

export interface WhichPayments {
  /** Another provider's records are not ours to compare now. */
  readonly provider: string;
  /** Nor are those of another account there. */
  readonly account: string;
  readonly withSamples: boolean;
  /** What came to its end before this is not compared any more. */
  readonly since: Temporal.Instant;
}

export type DatedPayment = LedgerPayment & {
  readonly id: string;
  readonly madeAt: Temporal.Instant;
};

/** Our side of what moved at a provider, newest first, a page at a time. */
export async function* readLedger(db: Queries, which: WhichPayments): AsyncGenerator<DatedPayment> {
  for (let last: DatedPayment | undefined; ; ) {
    const before = last;
    const rows = await ledgerRows(db, which)
      .where((eb) =>
        eb.or([
          eb('payments.status', '=', 'pending'),
          eb('payments.updated_at', '>=', toDate(which.since)),
        ]),
      )
      .$if(before !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('payments.created_at', 'payments.id'),
            '<',
            eb.tuple(toDate(before?.madeAt ?? which.since), before?.id ?? ''),
          ),
        ),
      )
      .orderBy('payments.created_at', 'desc')
      .orderBy('payments.id', 'desc')
      .limit(PAGE)
      .execute();
    const page = rows.map(paymentOf);
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** What our ledger says about some payments of the provider, however it ended. */
export async function findInLedger(
  db: Queries,
  which: WhichPayments,
  refs: readonly string[],
): Promise<DatedPayment[]> {
  if (refs.length === 0) return [];
  const rows = await ledgerRows(db, which).where('provider_ref', 'in', refs).execute();
  return rows.map(paymentOf);
}

function ledgerRows(db: Queries, { provider, account, withSamples }: WhichPayments) {
  return db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'payments.id',
      'reference',
      'kind',
      'payments.status',
      'amount',
      'payments.currency',
      'provider_ref',
      'renter_at',
      'payments.created_at',
      'payments.updated_at',
    ])
    .where('provider', '=', provider)
    .where('account', '=', account)
    .$if(!withSamples, (query) => query.where('sample', '=', false));
}

type LedgerRow = Awaited<ReturnType<ReturnType<typeof ledgerRows>['execute']>>[number];

/** So long a renter may take to answer their bank. */
const patienceMinutes = {
  checkout: bookingPolicy.abandonedAfterMinutes,
  trip: bookingPolicy.changeApprovedWithinMinutes,
} as const;

const paymentOf = (row: LedgerRow): DatedPayment => ({
  id: row.id,
  reference: row.reference,
  kind: kinds[row.kind],
  status: row.status,
  amount: money(row.amount, row.currency),
  ref: row.provider_ref,
  madeAt: toInstant(row.created_at),
  changedAt: toInstant(row.updated_at),
  awaitedUntil: row.renter_at
    ? toInstant(row.created_at).add({ minutes: patienceMinutes[row.renter_at] })
    : undefined,
});
