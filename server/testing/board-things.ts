import { laterTrip, openRental, type Rental } from './rentals/rental.ts';
import type { TestApp } from './test-app.ts';

/** The trip of the tests, a day later. */
export const dayLater = {
  startsAt: '2027-03-21T09:00:00Z',
  endsAt: '2027-03-25T09:00:00Z',
} as const;

/** A booking made anew, and another time to which it can be moved at a price that was shown. */
export function timeMoveThings(app: () => TestApp) {
  let rental: Rental | undefined;
  let agreedTotal: unknown;
  const things = async () => {
    rental ??= await openRental(app());
    const { id } = await rental.book(laterTrip);
    const { api } = await app().operate('owner@handover.example');
    const { price } = await api.previewMove({ params: { id }, body: dayLater });
    agreedTotal = price?.total;
    return { id };
  };
  return {
    preview: { things, body: () => dayLater },
    save: { things, body: () => ({ ...dayLater, agreedTotal }) },
  };
}
