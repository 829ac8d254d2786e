import { type Currency, money, moneyFromCents, sum } from '../../../domain/money.ts';
import type { Paid } from '../../../domain/paid.ts';
import type {
  CancellationFacts,
  CancellationRules,
  Entered,
} from '../../../domain/policies/cancellation.ts';
import type { Queries } from '../../db/connect.ts';
import { toInstant } from '../../db/instant.ts';
import type { Settings } from '../../settings/settings.ts';
import { paidFor } from '../money/give-back.ts';
import type { BookingRow } from '../record/booking-row.ts';
import { type Item, itemsOf } from '../record/items-of.ts';

/** What the rule of cancellation asks about a booking; the timeline and the deed ask alike. */
export async function cancellationFacts(
  db: Queries,
  booking: BookingRow,
): Promise<CancellationFacts> {
  const paid = await paidFor(db, booking);
  return cancellationFactsOf(booking, paid, await itemsOf(db, booking.id));
}

/** The same where all of it has been read. */
export function cancellationFactsOf(
  booking: BookingRow,
  paid: Paid,
  items: readonly Item[],
): CancellationFacts {
  const fees = items.filter(({ kind }) => kind === 'change-fee');
  return {
    status: booking.status,
    startsAt: toInstant(booking.starts_at),
    paidByCard: paid.byCard,
    paidByCredit: paid.byCredit,
    changeFees: sum(
      fees.map(({ amount }) => money(amount, booking.currency)),
      booking.currency,
    ),
    entered: enteredBy(booking),
  };
}

/** What stays of the windows it was in when it was changed. */
export const enteredBy = ({
  credit_only,
  entered_fee,
  currency,
}: Pick<BookingRow, 'credit_only' | 'entered_fee' | 'currency'>): Entered => ({
  creditOnly: money(credit_only, currency),
  fee: money(entered_fee, currency),
});

export function cancellationRules(settings: Settings, currency: Currency): CancellationRules {
  const { cancellationHours, cancellationFee } = settings.current().booking_cancellation_config;
  const cents = Math.round(cancellationFee * 100);
  return { cancellationHours, cancellationFee: moneyFromCents(cents, currency) };
}
