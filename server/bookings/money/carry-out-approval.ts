import { isToApprove } from '../../../domain/policies/deposit-state.ts';
import type { Outcome, PendingRequest } from '../../requests/carry-out-request.ts';
import type { BookingWork } from '../record/work.ts';
import { askWithRenter } from './ask-with-renter.ts';
import { authoriseDeposit, depositOf } from './authorise-deposit.ts';
import { finishHold } from './finish-hold.ts';
import { paymentsOf, standingHold } from './payments.ts';
import { stepFactsOf } from './step-facts.ts';

/** Asks for the hold of the deposit while its renter is there to approve it. */
export function carryOutApproval(work: BookingWork, request: PendingRequest): Promise<Outcome> {
  const { bookingId } = request.payload as { readonly bookingId: string };
  return askWithRenter(work, request, {
    bookingId,
    key: `deposit:${bookingId}:${request.id}`,
    isAttempt: ({ kind }) => kind === 'deposit-hold',
    finishOthers: () => authoriseDeposit(work, bookingId, null),
    async wanted(tx, booking) {
      const facts = await stepFactsOf(tx, booking);
      const amount = await depositOf(tx, booking);
      return amount && isToApprove({ ...facts, ...facts.deposit })
        ? { kind: 'deposit-hold', amount }
        : null;
    },
    finish: (attempt, outcome) => finishHold(work, attempt, outcome),
    end: () => endOf(work, bookingId),
  });
}

/** Held, or not wanted any more: the trip was cancelled or moved meanwhile. */
async function endOf(work: BookingWork, bookingId: string): Promise<Outcome> {
  const held = standingHold(await paymentsOf(work.database.kysely, bookingId));
  return held
    ? { status: 'accepted', result: { bookingId } }
    : { status: 'failure', errorCode: 'nothing_to_approve' };
}
