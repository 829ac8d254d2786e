import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export interface BookingCancelledData extends BookingData {
  /** What is given back, how and when, as a sentence. */
  readonly refund: string;
}

export const bookingCancelled = (data: BookingCancelledData): Email => ({
  subject: `Cancelled: ${data.car}, ${data.deliveryAt}`,
  preview: data.refund,
  heading: 'Your booking is cancelled',
  greeting: hello(data.firstName),
  paragraphs: [`The booking ${data.reference} is cancelled.`, data.refund],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: [],
});
