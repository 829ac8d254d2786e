import { ClaimDraft } from '../../contract/operate/claims.ts';
import type { Decision } from '../../domain/charges/claim.ts';
import { type Currency, type Money, moneyFromCents } from '../../domain/money.ts';
import { centsIn } from '../../domain/read-cents.ts';
import { advanceBooking } from '../bookings/life/advance-booking.ts';
import type { BookingRow } from '../bookings/record/booking-row.ts';
import { COMMAND_LINE } from '../operate/audit/record-audit.ts';
import { claimFor, decideFor, withdrawFor } from '../operate/claims/claim-verbs.ts';
import { askedFor } from '../operate/claims/preview-claim.ts';
import type { BookingOptions } from './booking-options.ts';
import { bookingUsage } from './booking-options.ts';
import { type OperatorWork, usage } from './command.ts';

/** Charges after a trip, typed instead of pressed. */
type Verb = (
  work: OperatorWork,
  booking: BookingRow,
  options: BookingOptions,
  words: readonly string[],
) => Promise<void>;

const listed = (typed: string | undefined) => typed?.split(',').filter((one) => one !== '') ?? [];

const amountIn = (typed: string | undefined, currency: Currency): Money | undefined => {
  const cents = typed ? centsIn(typed) : null;
  return cents ? moneyFromCents(cents, currency) : undefined;
};

export const claimByHand: Verb = async (work, booking, options, [kind, typed]) => {
  const { text, number, at, views, marks, of } = options;
  const draft = ClaimDraft.safeParse({
    kind,
    amount: amountIn(typed, booking.currency),
    words: text,
    views: listed(views),
    marks: listed(marks),
    cleanedOf: of,
    ...(number && at ? { paper: { number, at } } : {}),
  });
  if (!draft.success) throw usage(bookingUsage);
  const claim = { ...askedFor(draft.data), words: draft.data.words };
  await work.database.kysely
    .transaction()
    .execute((tx) => claimFor(tx, work, booking, claim, COMMAND_LINE));
  await advanceBooking(work, booking.id);
};

export const decideByHand: Verb = async (work, booking, { to, text }, [claimId, how]) => {
  const decision = decisionIn(how, amountIn(to, booking.currency));
  if (!claimId || !decision || !text) throw usage(bookingUsage);
  const decided = { claimId, decision, words: text };
  await work.database.kysely
    .transaction()
    .execute((tx) => decideFor(tx, work, booking, decided, COMMAND_LINE));
  await advanceBooking(work, booking.id);
};

function decisionIn(how: string | undefined, to: Money | undefined): Decision | null {
  if (how === 'uphold' || how === 'reject') return { kind: how };
  return how === 'reduce' && to ? { kind: how, to } : null;
}

export const withdrawByHand: Verb = async (work, booking, { text }, [claimId]) => {
  if (!claimId || !text) throw usage(bookingUsage);
  await work.database.kysely
    .transaction()
    .execute((tx) => withdrawFor(tx, work, booking, { claimId, words: text }, COMMAND_LINE));
  await advanceBooking(work, booking.id);
};
