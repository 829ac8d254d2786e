import type { PaymentMethod } from '../../../contract/wallet.ts';
import { toCityTime } from '../../../domain/city-time.ts';

/** "08/28" */
export function expiryOf({ expMonth, expYear }: PaymentMethod): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}

/** A card is good until its month is over, in the city where it pays. */
export function isExpired(card: PaymentMethod, now: Temporal.Instant, timeZone: string): boolean {
  const month = toCityTime(now, timeZone).toPlainDate().toPlainYearMonth();
  const last = Temporal.PlainYearMonth.from({ year: card.expYear, month: card.expMonth });
  return Temporal.PlainYearMonth.compare(last, month) < 0;
}

/** The one the renter chose, or the first that is still good; they are listed newest first. */
export function chosenCard(
  cards: readonly PaymentMethod[],
  chosenId: string | null,
  now: Temporal.Instant,
  timeZone: string,
): PaymentMethod | null {
  const good = cards.filter((card) => !isExpired(card, now, timeZone));
  return good.find(({ id }) => id === chosenId) ?? good[0] ?? null;
}
