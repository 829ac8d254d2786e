import type { BookingRequest, Stop } from '../../../contract/bookings.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import type { SearchPoint, SearchState } from '../trip/state/search-state.ts';

interface Agreed {
  readonly quoteId: string;
  readonly profile: PaymentProfile;
  readonly cardId: string | null;
  readonly driverNote: string;
  readonly drivers: readonly string[];
}

/** What is sent: nothing that sets a price, only the quote that was agreed to. */
export function bookingRequestOf(
  { start, end }: Pick<SearchState, 'start' | 'end'>,
  { quoteId, profile, cardId, driverNote, drivers }: Agreed,
): BookingRequest | null {
  const delivery = stopOf(start);
  const giveBack = stopOf(end);
  if (!delivery || !giveBack) return null;
  return {
    quoteId,
    delivery,
    return: giveBack,
    payment: { profile, methodId: profile === 'business' ? null : cardId },
    driverNote,
    drivers: drivers.map((email) => email.trim()),
  };
}

function stopOf({ location, query }: SearchPoint): Stop | null {
  return location && { ...location, name: query.trim() };
}
