import { type BookingStatus, releasesCar } from './booking-lifecycle.ts';
import { type Money, subtract } from './money.ts';
import type { PaymentProfile } from './policies/deposit.ts';
import type { DepositState } from './policies/deposit-state.ts';

export const moneyStandings = [
  'paying',
  'paid',
  'deposit-planned',
  'deposit-declined',
  'deposit-to-approve',
  'deposit-held',
  'deposit-ended',
  'deposit-released',
  'deposit-taken',
  'billed',
  'paid-by-company',
  'refunded',
  'credited',
  'refunded-and-credited',
  'not-refunded',
  'not-charged',
] as const;

export type MoneyStanding = (typeof moneyStandings)[number];

export interface MoneyFacts {
  readonly status: BookingStatus;
  readonly profile: PaymentProfile;
  readonly deposit: { readonly state: DepositState; readonly isToApprove: boolean } | null;
  /** By card and by credit, what was given back not deducted. */
  readonly paid: Money;
  readonly refunded: Money;
  readonly credited: Money;
  /** Of a company: null before its first invoice. */
  readonly bill: CompanyBill | null;
}

export interface CompanyBill {
  /** Invoices of the booking less its credit notes. */
  readonly billed: Money;
  /** All that the company owes in this currency. */
  readonly open: Money;
  /** What it was billed for other trips since the last invoice of this one. */
  readonly billedSince: Money;
}

/** What is paid of a booking and what is to come, for the sentence beside its badge. */
export function moneyStanding(facts: MoneyFacts): MoneyStanding {
  const { status, profile } = facts;
  if (profile === 'business') return companyStanding(facts);
  if (status === 'pending') return 'paying';
  if (status === 'payment-failed' || facts.paid.amount === 0) return 'not-charged';
  return releasesCar(status) ? refundStanding(facts) : depositStanding(facts);
}

function companyStanding({ status, bill }: MoneyFacts): MoneyStanding {
  if (releasesCar(status) && (bill === null || bill.billed.amount === 0)) return 'not-charged';
  return bill && isPaid(bill) ? 'paid-by-company' : 'billed';
}

/** The oldest debt is paid first: as long as newer ones make up what is open, this one is paid. */
const isPaid = ({ open, billedSince }: CompanyBill): boolean =>
  subtract(open, billedSince).amount <= 0;

function refundStanding({ refunded, credited }: MoneyFacts): MoneyStanding {
  if (refunded.amount > 0) return credited.amount > 0 ? 'refunded-and-credited' : 'refunded';
  return credited.amount > 0 ? 'credited' : 'not-refunded';
}

function depositStanding({ status, deposit }: MoneyFacts): MoneyStanding {
  if (!deposit) return 'paid';
  if (deposit.isToApprove) return 'deposit-to-approve';
  switch (deposit.state) {
    case 'planned':
      return status === 'security-deposit-retry' ? 'deposit-declined' : 'deposit-planned';
    case 'to-approve':
      return 'deposit-to-approve';
    case 'held':
    case 'lapsing':
      return 'deposit-held';
    case 'renewing':
    case 'lapsed':
      return 'deposit-ended';
    case 'released':
      return 'deposit-released';
    case 'taken':
      return 'deposit-taken';
    case 'failed':
      return 'deposit-declined';
  }
}
