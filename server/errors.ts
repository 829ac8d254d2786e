import {
  type ErrorAnswer,
  type ErrorCode,
  errorStatus,
  type FieldProblem,
} from '../contract/errors.ts';
import type { Money } from '../domain/money.ts';

type RefusalFacts = Partial<Pick<ErrorAnswer['error'], 'total' | 'changed' | 'bookings' | 'taken'>>;

/** An expected "no", thrown by a verb and turned into an answer at one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: readonly FieldProblem[];
  /** What the answer carries beside them, so that whoever is refused knows what to do next. */
  readonly facts: RefusalFacts;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: readonly FieldProblem[] = [],
    { retryAfterSeconds, ...facts }: RefusalFacts & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.facts = facts;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** By then a database that restarts is back, more often than not. */
const BACK_AFTER_SECONDS = 2;

export function answerRefusal(refusal: Refusal, headers: Record<string, string> = {}): Response {
  const isAway = refusal.code === 'unavailable';
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (isAway ? BACK_AFTER_SECONDS : null);
  const body: ErrorAnswer = {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details.length > 0 ? { details: [...refusal.details] } : {}),
      ...refusal.facts,
    },
  };
  return Response.json(body, {
    status: errorStatus[refusal.code],
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {}),
      ...headers,
    },
  });
}

/** What somebody is told while the database is away: nothing happened that a repetition would double. */
export const awayForNow = () =>
  new Refusal('unavailable', 'We cannot answer for a moment. Please try again.');

/** Asked too often; after so many seconds it may be asked again. */
export function tooMany(retryAfterSeconds: number): Refusal {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts; please try again in ${wait}.`;
  return new Refusal('too_many_requests', message, [], { retryAfterSeconds });
}

export const notFound = (what: string) => new Refusal('not_found', `${what} does not exist.`);

/** Customers and cards belong to one account at the payment provider, and an account to its currencies. */
export const cardOfOtherAccount = () =>
  new Refusal('card_other_currency', 'This card cannot pay in the currency of the trip.');

/** The answer carries the right price, so that it can be agreed to. */
export const priceChanged = (message: string, total: Money) =>
  new Refusal('price_changed', message, [], { total });

export const carUnavailable = () =>
  new Refusal('car_unavailable', 'This car is no longer free for these dates.');
