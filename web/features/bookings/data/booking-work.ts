import type { Booking, ModificationRequest } from '../../../../contract/bookings.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import type { RequestRecord } from '../../../../contract/requests.ts';
import { timeoutsMs } from '../../../../domain/policy-constants.ts';

/** What a renter can ask to be done to their booking; each touches money, so each is a request. */
export type BookingWork =
  | { readonly kind: 'change' | 'drivers'; readonly change: ModificationRequest }
  | { readonly kind: 'cancel' };

/** What is being done to a booking, whoever asked for it. */
export type WorkKind = BookingWork['kind'] | 'booking';

export function sendWork(
  api: Pick<ApiClient, 'createModification' | 'createBookingAction'>,
  bookingId: string,
  work: BookingWork,
  idempotencyKey: string,
): Promise<RequestRecord> {
  const params = { id: bookingId };
  // An answer that hangs is a lost one: it is asked for again, under the same key.
  const options = { idempotencyKey, signal: AbortSignal.timeout(timeoutsMs.request) };
  return work.kind === 'cancel'
    ? api.createBookingAction({ params, body: { action: 'user-cancel' } }, options)
    : api.createModification({ params, body: work.change }, options);
}

/** The names the server gives its requests. */
const kinds: Readonly<Record<string, WorkKind>> = {
  modification: 'change',
  cancellation: 'cancel',
};

export function workKindOf({ kind }: NonNullable<Booking['openRequest']>): WorkKind {
  return kinds[kind] ?? 'booking';
}
