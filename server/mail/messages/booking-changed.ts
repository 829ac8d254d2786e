import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'bookingChanged');

export interface BookingChangedData extends BookingData {
  /** What the change charges or gives back, as a sentence; empty when nothing. */
  readonly difference: string;
}

export const bookingChanged = (data: BookingChangedData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text')],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: data.difference === '' ? [] : [data.difference],
});
