import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export interface TripThanksData extends BookingData {
  readonly reviewUrl: string;
}

export const tripThanks = (data: TripThanksData): Email => ({
  subject: `How was the ${data.car}?`,
  preview: 'Your trip is over. Tell the next renter how it was.',
  heading: 'Thank you for driving with us',
  greeting: hello(data.firstName),
  paragraphs: ['The car is back with us. How was it? A few stars help the next renter to choose.'],
  trip: tripOf(data),
  action: { label: 'Rate the car', url: data.reviewUrl },
  notes: [`Your receipt stays at ${data.url}`],
});
