import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundGiven');

export interface RefundGivenData extends BookingData {
  readonly amount: string;
  /** Where it goes, and when it is there, as a sentence. */
  readonly where: string;
}

export const refundGiven = (data: RefundGivenData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.where,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.where],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
