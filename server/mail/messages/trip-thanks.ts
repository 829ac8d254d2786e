import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'tripThanks');

export interface TripThanksData extends BookingData {
  readonly reviewUrl: string;
}

export const tripThanks = (data: TripThanksData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text')],
  trip: tripOf(data),
  action: { label: t('action'), url: data.reviewUrl },
  notes: [t('receipt', { ...data })],
});
