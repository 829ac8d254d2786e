import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, hello } from './email.ts';

export interface DepositFailedData extends BookingData {
  readonly deposit: string;
  /** When it is tried again, or what is given back now that it will not be, as a sentence. */
  readonly whatNext: string;
}

export const depositFailed = (data: DepositFailedData): Email => ({
  subject: `The security deposit for ${data.car} could not be held`,
  preview: data.whatNext,
  heading: 'The security deposit could not be held',
  greeting: hello(data.firstName),
  paragraphs: [
    `Your bank did not let us hold the security deposit of ${data.deposit} on your card. It is a hold, not a charge.`,
    data.whatNext,
  ],
  trip: tripOf(data),
  action: { label: 'See your booking', url: data.url },
  notes: [],
});
