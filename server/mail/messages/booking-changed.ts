import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export interface BookingChangedData extends BookingData {
  /** What the change charges or gives back, as a sentence; empty when nothing. */
  readonly difference: string;
}

export const bookingChanged = (data: BookingChangedData): Email => ({
  subject: `Changed: ${data.car}, ${data.deliveryAt}`,
  preview: 'Your booking was changed. These are the new times.',
  heading: 'Your booking was changed',
  greeting: hello(data.firstName),
  paragraphs: ['From now on this is your trip:'],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: data.difference === '' ? [] : [data.difference],
});
