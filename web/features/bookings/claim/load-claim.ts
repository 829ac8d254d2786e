import { redirect } from 'react-router';
import type { Claim } from '../../../../contract/claims.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import { bookingPath } from '../data/booking-path.ts';
import { type BookingData, loadBooking } from '../data/load-booking.ts';

export interface ClaimData extends Pick<BookingData, 'booking'> {
  readonly claim: Claim;
}

export async function loadClaim(api: ApiClient, id: string, claimId: string): Promise<ClaimData> {
  const { booking } = await loadBooking(api, id);
  try {
    return { booking, claim: await api.getClaim({ params: { id, claimId } }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw redirect(bookingPath(id));
    throw error;
  }
}
