import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'bookingCancelled');

export interface BookingCancelledData extends BookingData {
  /** What is given back, how and when, as a sentence. */
  readonly refund: string;
}

export const bookingCancelled = (data: BookingCancelledData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.refund,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.refund],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
