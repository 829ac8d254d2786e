import type { Selectable } from 'kysely';
import type { GivenBack } from '../../../domain/booking-books.ts';
import { isOpenDispute } from '../../../domain/dispute.ts';
import { add, type Money, money, subtract, sum, zero } from '../../../domain/money.ts';
import { shareRefund, stillPaid } from '../../../domain/paid.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../errors.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { ledgerOf, paymentsOf, succeeded } from './payments.ts';

export type Dispute = Selectable<Tables['disputes']>;

export function disputesOf(db: Queries, bookingId: string): Promise<Dispute[]> {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
}

/** A bank has what was paid, or has returned it for good: a change would give back what is not ours to give. */
export const isChangeBarred = (disputes: readonly Dispute[]): boolean =>
  disputes.some(({ status }) => isOpenDispute(status) || status === 'lost');

export async function requireUndisputed(db: Queries, bookingId: string): Promise<void> {
  if (!isChangeBarred(await disputesOf(db, bookingId))) return;
  throw new Refusal('booking_not_changeable', 'A payment of this booking is or was disputed.');
}

/** What banks have taken of what was paid: it waits for their decision, or the renter has it for good. */
export interface AtBank {
  readonly waits: Money;
  readonly returned: Money;
}

export async function atBank(db: Queries, booking: BookingRow): Promise<AtBank> {
  const ledger = await ledgerOf(db, booking.id, booking.currency);
  const open = sum(
    (await withdrawnDisputes(db, booking.id)).map(({ amount, currency }) =>
      money(amount, currency),
    ),
    booking.currency,
  );
  const returned = subtract(ledger.disputed, open);
  const ifWon = stillPaid({ ...ledger, disputed: returned });
  return { waits: subtract(ifWon.byCard, stillPaid(ledger).byCard), returned };
}

async function withdrawnDisputes(db: Queries, bookingId: string): Promise<Dispute[]> {
  const taken = succeeded(await paymentsOf(db, bookingId), 'dispute');
  return (await disputesOf(db, bookingId)).filter(
    ({ status, provider_ref }) =>
      isOpenDispute(status) && taken.some((one) => one.provider_ref === provider_ref),
  );
}

/** Notes what the end of a booking does not give back, because a bank has it and has not decided. */
export async function withholdDisputed(
  tx: Queries,
  { id: bookingId }: Pick<BookingRow, 'id'>,
  { toCard, toCredit }: GivenBack,
): Promise<void> {
  const disputes = await withdrawnDisputes(tx, bookingId);
  const wholes = disputes.map(({ id, amount, currency }) => ({
    id,
    left: money(amount, currency),
  }));
  const cards = new Map(shareRefund(toCard, wholes).map((one) => [one.chargeId, one.amount]));
  const rests = wholes.map(({ id, left }) => ({
    id,
    left: subtract(left, cards.get(id) ?? zero(left.currency)),
  }));
  const credits = new Map(shareRefund(toCredit, rests).map((one) => [one.chargeId, one.amount]));
  for (const { id } of disputes) {
    await tx
      .updateTable('disputes')
      .set({
        owed_to_card: cards.get(id)?.amount ?? 0,
        owed_to_credit: credits.get(id)?.amount ?? 0,
      })
      .where('id', '=', id)
      .execute();
  }
}

/** What the wins of a booking gave back of what its end had withheld. */
export function owedByWins(disputes: readonly Dispute[], none: Money): GivenBack {
  return disputes
    .filter(({ status }) => status === 'won')
    .reduce(
      (owed, { owed_to_card, owed_to_credit, currency }) => ({
        toCard: add(owed.toCard, money(owed_to_card, currency)),
        toCredit: add(owed.toCredit, money(owed_to_credit, currency)),
      }),
      { toCard: none, toCredit: none },
    );
}
