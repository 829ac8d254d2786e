import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export interface RefundFailedData extends BookingData {
  readonly amount: string;
  /** That it is sent again, or how it is given otherwise, as a sentence. */
  readonly whatNext: string;
}

export const refundFailed = (data: RefundFailedData): Email => ({
  subject: `A refund for ${data.car} did not reach your card`,
  preview: data.whatNext,
  heading: 'A refund did not reach your card',
  greeting: hello(data.firstName),
  paragraphs: [
    `Your bank did not take the ${data.amount} that we sent back to your card. This happens when a card was closed or replaced.`,
    data.whatNext,
  ],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: [],
});
