import type { Wallet } from '../../../../domain/card-brand.ts';
import { invalid } from './api-failure.ts';
import type { CardDetails, IntentError } from './objects.ts';
import { unread } from './unread-fields.ts';

/** How a card behaves when it is used; kept beside the card and never answered. */
export interface CardTraits {
  readonly refusesSetup?: IntentError;
  readonly refusesCharge?: IntentError;
  /** `unless-set-up`: the bank is content once the card was set up with the renter present. */
  readonly authentication?: 'unless-set-up' | 'always';
  /** Its bank grants a month to whoever asks for an extended authorisation. */
  readonly hasExtendedHolds?: true;
  /** Its holder turns to their bank as soon as they were charged. */
  readonly disputes?: { readonly reason: string; readonly isInquiry?: boolean };
}

type Known = Pick<CardDetails, 'brand' | 'funding' | 'description'> & CardTraits;

export const declined = (code: IntentError['code'], decline_code?: string): IntentError => ({
  type: 'card_error',
  ...(code ? { code } : {}),
  ...(decline_code ? { decline_code } : {}),
  message: messages[code ?? ''] ?? 'Your card was declined.',
});

const messages: Readonly<Record<string, string>> = {
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  incorrect_number: 'Your card number is incorrect.',
  invalid_expiry_month: "Your card's expiration month is invalid.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_cvc: "Your card's security code is invalid.",
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  setup_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const visa: Known = { brand: 'visa', funding: 'credit' };
const mastercard: Known = { brand: 'mastercard', funding: 'credit' };
const amex: Known = { brand: 'amex', funding: 'credit' };
const refuses = (error: IntentError): Known => ({ ...visa, refusesSetup: error });

/** The numbers that Stripe publishes for testing, and two brands that we turn away. */
const known: Readonly<Record<string, Known>> = {
  '4242424242424242': visa,
  '4000056655665556': { ...visa, funding: 'debit' },
  '5555555555554444': mastercard,
  '2223003122003222': { ...mastercard, hasExtendedHolds: true },
  '5200828282828210': { ...mastercard, funding: 'debit' },
  '5105105105105100': { ...mastercard, funding: 'prepaid' },
  '378282246310005': amex,
  '371449635398431': amex,
  '6011111111111117': { brand: 'discover', funding: 'credit' },
  '3056930009020004': { brand: 'diners', funding: 'credit' },
  '3566002020360505': { brand: 'jcb', funding: 'credit' },
  '6200000000000005': { brand: 'unionpay', funding: 'credit' },
  '6759649826438453': { brand: 'unknown', funding: 'debit', description: 'Maestro' },
  '4917300800000000': { ...visa, funding: 'debit', description: 'Visa Electron' },
  '4000000000000002': refuses(declined('card_declined', 'generic_decline')),
  '4000000000009995': refuses(declined('card_declined', 'insufficient_funds')),
  '4000000000000069': refuses(declined('expired_card', 'expired_card')),
  '4000000000000127': refuses(declined('incorrect_cvc', 'incorrect_cvc')),
  '4000000000000119': refuses(declined('processing_error', 'processing_error')),
  '4000000000000341': {
    ...visa,
    refusesCharge: declined('card_declined', 'generic_decline'),
  },
  '4000000000000259': { ...visa, disputes: { reason: 'fraudulent' } },
  '4000000000002685': { ...visa, disputes: { reason: 'product_not_received' } },
  '4000000000001976': { ...visa, disputes: { reason: 'fraudulent', isInquiry: true } },
  '4000002500003155': { ...visa, authentication: 'unless-set-up' },
  '4000002760003184': { ...visa, authentication: 'always' },
};

export interface EnteredCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
}

/** Reads what was typed into a card form; a mistake is a card error, as Stripe answers it. */
export function readCard(
  entered: EnteredCard,
  now: Temporal.Instant,
):
  | { readonly details: CardDetails; readonly traits: CardTraits }
  | { readonly error: IntentError } {
  const number = entered.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) return { error: declined('incorrect_number') };
  const today = now.toZonedDateTimeISO('UTC');
  if (entered.expMonth < 1 || entered.expMonth > 12) {
    return { error: declined('invalid_expiry_month') };
  }
  const year = entered.expYear < 100 ? 2000 + entered.expYear : entered.expYear;
  const isPast = year < today.year || (year === today.year && entered.expMonth < today.month);
  if (isPast || year > today.year + 50) return { error: declined('invalid_expiry_year') };
  if (!/^\d{3,4}$/.test(entered.cvc)) return { error: declined('invalid_cvc') };
  const card = known[number];
  // Nobody shall type a real card into a simulation; Stripe's test mode refuses it the same way.
  if (!card) return { error: declined('card_declined', 'test_mode_live_card') };
  const { brand, funding, description, ...traits } = card;
  const details = {
    ...unread.card,
    brand,
    funding,
    ...(description ? { description } : {}),
    last4: number.slice(-4),
    exp_month: entered.expMonth,
    exp_year: year,
    wallet: null,
  };
  return { details, traits };
}

/** What a wallet hands over for the card it keeps: a token, and no number. */
const walletTokens: Readonly<Record<string, Wallet>> = {
  tok_apple_pay: 'apple_pay',
  tok_google_pay: 'google_pay',
};

export function cardBehind(token: string, now: Temporal.Instant): ReturnType<typeof readCard> {
  const wallet = walletTokens[token];
  if (!wallet) throw invalid(`No such token: '${token}'`);
  const expYear = now.toZonedDateTimeISO('UTC').year + 4;
  const read = readCard({ number: '4242424242424242', expMonth: 12, expYear, cvc: '123' }, now);
  if ('error' in read) return read;
  const details = { ...read.details, wallet: { type: wallet, dynamic_last4: null } };
  return { ...read, details };
}

/** The check digit that every card number ends with (Luhn). */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
