import { browserApi } from '../../../api/browser-client.ts';
import { reportError } from '../../../page/report-error.ts';
import type { SearchState } from '../../trip/state/search-state.ts';
import { draftTripOf } from './draft-trip.ts';

/** So that the renter finds car and trip again after verifying. The way there is open without it, too. */
export async function keepDraft(carId: string, search: SearchState): Promise<void> {
  const trip = draftTripOf(search);
  if (!trip) return;
  try {
    await browserApi().keepDraft({ body: { carId, trip } }, { keepalive: true });
  } catch (error) {
    reportError(error);
  }
}
