import { redirect } from 'react-router';
import type { Me } from '../../../../contract/accounts.ts';
import type { Booking, CancellationTimeline } from '../../../../contract/bookings.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import { paths } from '../../../page/paths.ts';
import { reportError } from '../../../page/report-error.ts';

export interface BookingData {
  readonly booking: Booking;
  readonly cancellation: CancellationTimeline;
  readonly renter: Pick<Me, 'name' | 'email' | 'phone'> & { readonly isVerified: boolean };
  readonly rules: PublicConfig['booking'];
  /** Those of the trip's own city. */
  readonly contact: Pick<PublicConfig['contact'], 'email' | 'phone'>;
}

/** Whatever goes wrong leads back to all bookings: from there the renter sees what there is. */
export async function loadBooking(
  api: ApiClient,
  id: string,
  elsewhere: string = paths.bookings,
): Promise<BookingData> {
  try {
    const params = { id };
    const [booking, cancellation, me, config] = await Promise.all([
      api.getBooking({ params }),
      api.getCancellation({ params }),
      api.getMe(),
      api.getConfig(),
    ]);
    const { name, email, phone } = me;
    return {
      booking,
      cancellation,
      renter: { name, email, phone, isVerified: me.licenceVerified && me.identityVerified },
      rules: config.booking,
      contact: {
        email: booking.city.supportEmail ?? config.contact.email,
        phone: booking.city.supportPhone ?? config.contact.phone,
      },
    };
  } catch (error) {
    if (!isMissing(error)) reportError(error);
    throw redirect(elsewhere);
  }
}

/** Somebody else's, mistyped, or never there: nothing is wrong on our side. */
function isMissing(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')
  );
}
