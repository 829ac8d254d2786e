import { type BookingStatus, releasesCar } from './booking-lifecycle.ts';
import { includedTax } from './included-parts.ts';
import {
  add,
  compareMoney,
  type Money,
  negate,
  roundUpToCents,
  smaller,
  subtract,
  sum,
  zero,
} from './money.ts';
import type { PaymentProfile } from './policies/deposit.ts';

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What is taken back, or added, and why; `rental` is the booking as it was first agreed. */
export const invoiceCauses = ['rental', 'change', 'cancellation', 'goodwill', 'claim'] as const;
export type InvoiceCause = (typeof invoiceCauses)[number];

/** The booking and its ledger, oldest first. */
export type InvoiceFacts = {
  readonly status: BookingStatus;
  readonly profile: PaymentProfile;
  readonly total: Money;
  readonly createdAt: Temporal.Instant;
  readonly updatedAt: Temporal.Instant;
  /** That have succeeded. */
  readonly charges: readonly LedgerEntry[];
  /** By their first attempts, whatever became of those: what is owed back is owed. */
  readonly refunds: readonly (LedgerEntry & {
    readonly chargeId: string | null;
    readonly reason: string | null;
  })[];
  readonly creditUsed: Money;
  /** Not that which stands for a refund the card did not take. */
  readonly creditGiven: readonly (LedgerEntry & { readonly reason: string })[];
  readonly claims: ClaimEntries;
  readonly issued: readonly Issued[];
};

type LedgerEntry = {
  readonly id: string;
  readonly amount: Money;
  readonly at: Temporal.Instant;
};

/** What was taken for claims after the trip, apart from all that the rental cost. */
type ClaimEntries = {
  /** From a deposit, or from a card. */
  readonly taken: readonly LedgerEntry[];
  /** By their first attempts, as with refunds of the rental. */
  readonly givenBack: readonly (LedgerEntry & { readonly takenBy: string | null })[];
  /** What a company is billed for. */
  readonly billed: Money;
};

type Issued = {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly total: Money;
  readonly paymentId: string | null;
  readonly creditEntryId: string | null;
  readonly isForClaim: boolean;
};

/** A document that is missing, and what it belongs to. */
export type OwedInvoice = {
  readonly kind: InvoiceKind;
  readonly cause: InvoiceCause;
  readonly total: Money;
  readonly paymentId: string | null;
  readonly creditEntryId: string | null;
  /** Of a credit note for a refund: the payment whose invoice it takes back from. */
  readonly takenBy?: string | null;
  /** When what it documents happened. */
  readonly since: Temporal.Instant;
};

/**
 * Which invoices and credit notes a booking still lacks. Credit is a means of payment: the invoice is
 * over the whole price, and credit given back is a credit note like any refund. What was charged for
 * a booking that came to nothing and is given back at once was never sold, and has neither.
 */
export function invoicesOwed(all: InvoiceFacts): OwedInvoice[] {
  const ofClaims = all.issued.filter(({ isForClaim }) => isForClaim);
  const ofRental = all.issued.filter(({ isForClaim }) => !isForClaim);
  const claimed = all.profile === 'business' ? billed(all, ofClaims) : taken(all.claims, ofClaims);
  return [...rentalOwed({ ...all, issued: ofRental }), ...claimed];
}

function taken({ taken: entries, givenBack: back }: ClaimEntries, issued: readonly Issued[]) {
  const isIssued = (id: string) => issued.some(({ paymentId }) => paymentId === id);
  const invoices = entries
    .filter(({ id }) => !isIssued(id))
    .map(({ id, amount, at }) => invoice('claim', amount, id, at));
  const notes = back
    .filter(({ id }) => !isIssued(id))
    .map(({ id, amount, at, takenBy }): OwedInvoice => {
      const note = { kind: 'credit-note', cause: 'claim', total: amount, takenBy } as const;
      return { ...note, paymentId: id, creditEntryId: null, since: at };
    });
  return [...invoices, ...notes];
}

/** A company gets the difference on its account. */
function billed({ claims, updatedAt }: InvoiceFacts, issued: readonly Issued[]): OwedInvoice[] {
  const difference = subtract(claims.billed, netOf(issued, claims.billed));
  if (difference.amount === 0) return [];
  const nothing = { paymentId: null, creditEntryId: null, since: updatedAt };
  return difference.amount > 0
    ? [{ kind: 'invoice', cause: 'claim', total: difference, ...nothing }]
    : [{ kind: 'credit-note', cause: 'claim', total: negate(difference), ...nothing }];
}

function rentalOwed(facts: InvoiceFacts): OwedInvoice[] {
  const owed = facts.profile === 'business' ? byAccount(facts) : [...sold(facts)];
  const invoices = [...facts.issued, ...owed].filter(({ kind }) => kind === 'invoice');
  if (facts.profile === 'business' || invoices.length === 0) return owed;
  return [...owed, ...givenBack(facts, invoices)];
}

/** A company is billed what its booking comes to; the last document makes up the difference. */
function byAccount(facts: InvoiceFacts): OwedInvoice[] {
  if (facts.status === 'pending') return [];
  const isOver = releasesCar(facts.status);
  const isFirst = facts.issued.length === 0;
  if (isOver && isFirst) return [];
  const due = isOver ? zero(facts.total.currency) : facts.total;
  const difference = subtract(due, netOf(facts.issued, facts.total));
  if (difference.amount === 0 && !isFirst) return [];
  const cause = isFirst ? 'rental' : isOver ? 'cancellation' : 'change';
  const nothing = { paymentId: null, creditEntryId: null };
  const since = isFirst ? facts.createdAt : facts.updatedAt;
  return difference.amount >= 0
    ? [{ kind: 'invoice', cause, total: difference, ...nothing, since }]
    : [{ kind: 'credit-note', cause, total: negate(difference), ...nothing, since }];
}

function* sold(facts: InvoiceFacts): Generator<OwedInvoice> {
  const { charges, refunds, issued, creditUsed } = facts;
  let isFirst = !issued.some(({ kind }) => kind === 'invoice');
  const isVoid = releasesCar(facts.status);
  if (charges.length === 0 && facts.total.amount === 0 && isFirst && !isVoid) {
    yield invoice('rental', creditUsed, null, facts.createdAt);
  }
  for (const charge of charges) {
    if (issued.some(({ paymentId }) => paymentId === charge.id)) continue;
    const back = refunds.filter(
      ({ chargeId, at }) => chargeId === charge.id && Temporal.Instant.compare(at, charge.at) <= 0,
    );
    const given = sum(
      back.map(({ amount }) => amount),
      charge.amount.currency,
    );
    if (isVoid && compareMoney(given, charge.amount) >= 0) continue;
    const total = isFirst ? add(charge.amount, creditUsed) : charge.amount;
    yield invoice(isFirst ? 'rental' : 'change', total, charge.id, charge.at);
    isFirst = false;
  }
}

const invoice = (
  cause: InvoiceCause,
  total: Money,
  paymentId: string | null,
  since: Temporal.Instant,
): OwedInvoice => ({ kind: 'invoice', cause, total, paymentId, creditEntryId: null, since });

function givenBack(
  { refunds, creditGiven, issued, total }: InvoiceFacts,
  invoices: readonly Pick<OwedInvoice, 'kind' | 'total' | 'paymentId'>[],
): OwedInvoice[] {
  const isInvoiced = (chargeId: string | null) =>
    invoices.some(({ paymentId }) => paymentId === chargeId);
  const back = [
    ...refunds
      .filter(({ chargeId }) => isInvoiced(chargeId))
      .map(({ id, chargeId, ...row }) => ({
        ...row,
        paymentId: id,
        creditEntryId: null,
        takenBy: chargeId,
      })),
    ...creditGiven.map(({ id, ...row }) => ({
      ...row,
      paymentId: null,
      creditEntryId: id,
      takenBy: null,
    })),
  ].filter(
    ({ paymentId, creditEntryId }) =>
      !issued.some(
        (one) =>
          (paymentId !== null && one.paymentId === paymentId) ||
          (creditEntryId !== null && one.creditEntryId === creditEntryId),
      ),
  );
  const credited = issued.filter(({ kind }) => kind === 'credit-note');
  let left = netOf([...invoices, ...credited], total);
  const notes: OwedInvoice[] = [];
  for (const { amount, reason, paymentId, creditEntryId, takenBy, at } of back) {
    // A refund that was lost has its credit note already; what makes up for it has no second one.
    const credit = smaller(amount, left);
    if (credit.amount <= 0) continue;
    left = subtract(left, credit);
    const cause = causeOf(reason);
    const note = { kind: 'credit-note', cause, total: credit, takenBy } as const;
    notes.push({ ...note, paymentId, creditEntryId, since: at });
  }
  return notes;
}

function causeOf(reason: string | null): InvoiceCause {
  if (reason === 'change' || reason === 'change-unused') return 'change';
  return reason === 'goodwill' ? 'goodwill' : 'cancellation';
}

/** Invoices less credit notes: what the renter has paid, or the company owes. */
export function netOf(
  documents: readonly { readonly kind: InvoiceKind; readonly total: Money }[],
  { currency }: Pick<Money, 'currency'>,
): Money {
  return sum(
    documents.map(({ kind, total }) => (kind === 'invoice' ? total : negate(total))),
    currency,
  );
}

export type TaxShare = {
  readonly rateBasisPoints: number;
  readonly net: Money;
  readonly tax: Money;
};

/** In whole cents, so that net and tax add up to what was paid. A city has one rate. */
export function taxByRate(total: Money, taxDivisorBasisPoints: number): TaxShare[] {
  const tax = roundUpToCents(includedTax(total, taxDivisorBasisPoints));
  return [{ rateBasisPoints: taxDivisorBasisPoints - 10_000, net: subtract(total, tax), tax }];
}

/** `LIS-2027-000123`; a credit note counts for itself: `LIS-C-2027-000004`. */
export function invoiceNumber(
  series: string,
  kind: InvoiceKind,
  year: number,
  ordinal: number,
): string {
  const counted = String(ordinal).padStart(6, '0');
  return [series, ...(kind === 'credit-note' ? ['C'] : []), year, counted].join('-');
}
