import { type Currency, type Money, money, moneyFromCents, toChargeableCents } from './money.ts';

/**
 * Where two records of the same money disagree. `reference` is the booking it is about, `ref` the
 * payment at the provider.
 */
export type Difference = {
  readonly kind: DifferenceKind;
  readonly reference: string | null;
  readonly ref?: string | null;
  readonly payment?: PaymentKind | undefined;
  readonly ours?: Money;
  readonly theirs?: Money;
};

export type DifferenceKind =
  | 'unknown-to-us'
  | 'unknown-to-provider'
  | 'amount-differs'
  | 'failed-here-moved-there'
  | 'never-finished'
  | 'charge-missing'
  | 'paid-differs-from-total'
  | 'company-was-charged'
  | 'refund-lost'
  | 'given-back-to-card-differs'
  | 'given-back-as-credit-differs'
  | 'hold-still-stands'
  | 'hold-missing'
  | 'hold-lapsed'
  | 'car-not-reserved'
  | 'car-still-reserved'
  | 'other-car-reserved'
  | 'lines-differ-from-total'
  | 'trip-longer-than-paid'
  | 'no-next-step'
  | 'dispute-unanswered'
  | 'dispute-not-in-ledger'
  | 'booking-never-decided'
  | 'request-left-open'
  | 'checkout-hold-outlived'
  | 'change-time-outlived'
  | 'credit-overdrawn'
  | 'credit-from-nothing'
  | 'company-refund-lost'
  | 'statement-differs'
  | 'claim-differs'
  | 'claim-left-open'
  | 'deposit-kept';

export type PaymentKind =
  | 'charge'
  | 'hold'
  | 'capture'
  | 'release'
  | 'refund'
  | 'dispute'
  | 'dispute-reversal';

/** A row of our ledger. */
export type LedgerPayment = {
  readonly reference: string;
  readonly kind: PaymentKind;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly amount: Money;
  readonly ref: string | null;
  readonly changedAt: Temporal.Instant;
  /** Of one that its renter may have to approve: until then it is under way. */
  readonly awaitedUntil?: Temporal.Instant | undefined;
};

/** What the provider says has moved. */
export type ProviderRecord = {
  readonly kind: PaymentKind;
  readonly ref: string;
  readonly cents: number;
  readonly currency: Currency;
};

/** A payment this young may be under way, or have happened between the two readings. */
export const settlingMinutes = 10;

export type Comparison = {
  readonly now: Temporal.Instant;
  /** The provider's record does not reach back further than this. */
  readonly since: Temporal.Instant;
};

export type Compared = {
  readonly differences: readonly Difference[];
  readonly underWay: number;
};

/**
 * Two long lists side by side. What agrees is let go as soon as both have named it, so that only what
 * has no counterpart, or none yet, stays in memory.
 */
export function matchAsTheyCome() {
  const ours = new Map<string, LedgerPayment>();
  const theirs = new Map<string, ProviderRecord>();
  const refless: LedgerPayment[] = [];
  return {
    takeOurs(payment: LedgerPayment): void {
      if (payment.status === 'failed') return; // of interest only if the provider names it
      if (payment.ref === null) {
        refless.push(payment);
        return;
      }
      const key = keyOf({ ...payment, ref: payment.ref });
      const record = theirs.get(key);
      if (record && !differenceOf(payment, record)) theirs.delete(key);
      else ours.set(key, payment);
    },
    takeTheirs(record: ProviderRecord): void {
      const key = keyOf(record);
      const payment = ours.get(key);
      if (payment && !differenceOf(payment, record)) ours.delete(key);
      else theirs.set(key, record);
    },
    /** What found no counterpart that agrees with it. */
    left: () => ({ ours: [...refless, ...ours.values()], theirs: [...theirs.values()] }),
  };
}

/** Our ledger against the provider's record, both ways. */
export function compareWithProvider(
  ours: readonly LedgerPayment[],
  theirs: readonly ProviderRecord[],
  { now, since }: Comparison,
): Compared {
  const open = new Map(theirs.map((record) => [keyOf(record), record]));
  const held = new Set(theirs.filter(({ kind }) => kind === 'hold').map(({ ref }) => ref));
  const differences: Difference[] = [];
  let underWay = 0;
  for (const payment of ours) {
    const record =
      payment.ref === null ? undefined : open.get(keyOf({ ...payment, ref: payment.ref }));
    if (record) open.delete(keyOf(record));
    const found = differenceOf(payment, record);
    if (!found) continue;
    if (!record && isBefore(payment.changedAt, since)) continue;
    const isAwaited = found === 'never-finished' && isAwaitedAt(payment, now);
    const isYoung = found !== 'amount-differs' && isUnsettled(payment.changedAt, now);
    if (isAwaited || isYoung) underWay += 1;
    else differences.push(about(found, payment, record));
  }
  for (const record of open.values()) {
    // A payment that its renter never approved is cancelled there without ever having been held.
    if (record.kind === 'release' && !held.has(record.ref)) continue;
    differences.push({
      kind: 'unknown-to-us',
      reference: null,
      ref: record.ref,
      payment: record.kind,
      theirs: moneyFromCents(record.cents, record.currency),
    });
  }
  return { differences, underWay };
}

function differenceOf(
  payment: LedgerPayment,
  record: ProviderRecord | undefined,
): DifferenceKind | undefined {
  switch (payment.status) {
    case 'pending':
      return 'never-finished';
    case 'failed':
      return record && 'failed-here-moved-there';
    case 'succeeded':
      if (!record) return 'unknown-to-provider';
      return isSameAmount(payment.amount, record) ? undefined : 'amount-differs';
  }
}

function about(
  kind: DifferenceKind,
  payment: LedgerPayment,
  record: ProviderRecord | undefined,
): Difference {
  return {
    kind,
    reference: payment.reference,
    ref: payment.ref,
    payment: payment.kind,
    ours: money(payment.amount.amount, payment.amount.currency),
    ...(record ? { theirs: moneyFromCents(record.cents, record.currency) } : {}),
  };
}

const isAwaitedAt = ({ awaitedUntil }: LedgerPayment, now: Temporal.Instant) =>
  awaitedUntil !== undefined && isUnsettled(awaitedUntil, now);

export function isUnsettled(changedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return isBefore(now.subtract({ minutes: settlingMinutes }), changedAt);
}

const isSameAmount = (amount: Money, record: ProviderRecord) =>
  toChargeableCents(amount) === record.cents && amount.currency === record.currency;

const keyOf = ({ kind, ref }: Pick<ProviderRecord, 'kind' | 'ref'>) => `${kind}:${ref}`;

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;
