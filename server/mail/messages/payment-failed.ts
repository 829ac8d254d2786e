import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export const paymentFailed = (data: BookingData): Email => ({
  subject: `Not booked: the payment for ${data.car} failed`,
  preview: 'Your card was not charged and the car is not booked.',
  heading: 'The payment failed',
  greeting: hello(data.firstName),
  paragraphs: [
    'Your bank did not let the payment through. Your card was not charged, and the car is not booked.',
    'Please try again with another card, or ask your bank.',
  ],
  trip: tripOf(data),
  action: { label: 'See what happened', url: data.url },
  notes: [],
});
