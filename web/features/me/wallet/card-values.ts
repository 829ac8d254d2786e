import { isPast, readExpiry } from './card-expiry.ts';
import { digitsOf, isCardNumber, shapeOf } from './card-number.ts';

export interface CardValues {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export const noCard: CardValues = { number: '', expiry: '', cvc: '' };

export type CardField = keyof CardValues;
type FieldProblem = 'required' | 'number' | 'expiry' | 'past' | 'cvc' | 'incorrectCvc';
export type FieldProblems = Partial<Record<CardField, FieldProblem>>;

/** What is wrong with a card before anybody is asked. */
export function problemsOf(values: CardValues, now: Temporal.Instant): FieldProblems {
  const problems: FieldProblems = {};
  const digits = digitsOf(values.number);
  if (digits === '') problems.number = 'required';
  else if (!isCardNumber(digits)) problems.number = 'number';
  const expiry = readExpiry(values.expiry);
  if (values.expiry === '') problems.expiry = 'required';
  else if (!expiry) problems.expiry = 'expiry';
  else if (isPast(expiry, now)) problems.expiry = 'past';
  if (values.cvc === '') problems.cvc = 'required';
  else if (values.cvc.length !== shapeOf(digits).cvcLength) problems.cvc = 'cvc';
  return problems;
}
