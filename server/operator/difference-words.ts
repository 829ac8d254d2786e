import { formatMoney } from '../../domain/format-money.ts';
import type { Difference, DifferenceKind, PaymentKind } from '../../domain/reconciliation.ts';

const payments: Readonly<Record<PaymentKind, string>> = {
  charge: 'charge',
  hold: 'deposit hold',
  capture: 'capture of a deposit',
  release: 'release of a deposit',
  refund: 'refund',
  dispute: 'withdrawal for a dispute',
  'dispute-reversal': 'return of a dispute that was won',
};

interface Words {
  readonly payment: string;
  readonly ours: string;
  readonly theirs: string;
}

const sentences: Readonly<Record<DifferenceKind, (words: Words) => string>> = {
  'unknown-to-us': ({ payment, theirs }) =>
    `the provider has a ${payment} of ${theirs} that our ledger does not know`,
  'unknown-to-provider': ({ payment, ours }) =>
    `our ledger has a ${payment} of ${ours} that the provider does not know`,
  'amount-differs': ({ payment, ours, theirs }) =>
    `the ${payment} is ${ours} in our ledger and ${theirs} at the provider`,
  'failed-here-moved-there': ({ payment, ours, theirs }) =>
    `the ${payment} of ${ours} failed by our ledger, but the provider moved ${theirs}`,
  'never-finished': ({ payment, ours }) =>
    `the ${payment} of ${ours} has been pending for too long in our ledger`,
  'charge-missing': ({ ours }) => `the booking counts as paid, but nobody was charged the ${ours}`,
  'paid-differs-from-total': ({ ours, theirs }) =>
    `${ours} is paid by charges, refunds and credit, but ${theirs} is due`,
  'company-was-charged': ({ ours }) => `a company pays by invoice, but a card was charged ${ours}`,
  'refund-lost': ({ ours }) =>
    `the provider refused a refund of ${ours} for good: npm run booking -- settle`,
  'given-back-to-card-differs': ({ ours, theirs }) =>
    `the booking came to nothing: ${ours} went back to the card, ${theirs} was due`,
  'given-back-as-credit-differs': ({ ours, theirs }) =>
    `the booking came to nothing: ${ours} was given as credit, ${theirs} was due`,
  'hold-still-stands': () => 'the booking is settled, but its deposit is still held',
  'hold-missing': () => 'the booking needs a deposit, but none is held',
  'hold-lapsed': () => 'the booking needs a deposit, but its hold has ended by itself',
  'car-not-reserved': () => 'the booking lives, but its car is not reserved for the whole time',
  'car-still-reserved': () => 'the booking came to nothing, but its car is still reserved',
  'other-car-reserved': () => 'another car is reserved than the one that was booked',
  'lines-differ-from-total': ({ ours, theirs }) =>
    `the lines of the price add up to ${ours}, but its total is ${theirs}`,
  'trip-longer-than-paid': () => 'the trip has more days than its price',
  'no-next-step': () => 'the booking lives, but nothing is planned for it',
  'dispute-unanswered': ({ ours }) =>
    `a dispute about ${ours} needs its evidence now; a booking’s: npm run booking -- evidence`,
  'dispute-not-in-ledger': ({ ours }) =>
    `the ledger does not say what became of a dispute about ${ours}`,
  'booking-never-decided': () => 'the booking has been pending for too long',
  'request-left-open': () => 'a request is open and nobody waits for it',
  'checkout-hold-outlived': () =>
    'a hold of a checkout has ended, but a car is still reserved for it',
  'change-time-outlived': () => 'a change has ended, but the time it asked for is still reserved',
  'credit-overdrawn': ({ ours }) => `a renter has used more credit than was given: ${ours}`,
  'credit-from-nothing': ({ ours }) =>
    `credit of ${ours} was given that no payment, refund or operator explains`,
  'company-refund-lost': ({ ours }) =>
    `the provider refused to refund ${ours} to a company: pay it in another way`,
  'statement-differs': ({ ours, theirs }) =>
    `a company's statement ends with ${ours}, but its lines add up to ${theirs}`,
  'claim-differs': ({ ours, theirs }) =>
    `${ours} was taken for a claim, but ${theirs} is due by it`,
  'claim-left-open': () => 'the hour of a claim has passed, and nothing followed',
  'deposit-kept': () => 'the deposit is held past its promised hour, and nobody claims it',
};

export function inPlainWords({ kind, reference, ref, payment, ours, theirs }: Difference): string {
  const sentence = sentences[kind]({
    payment: payment ? payments[payment] : 'payment',
    ours: ours ? formatMoney(ours) : 'nothing',
    theirs: theirs ? formatMoney(theirs) : 'nothing',
  });
  return `${reference ?? 'no booking'}: ${sentence}${ref ? ` (${ref})` : ''}`;
}
