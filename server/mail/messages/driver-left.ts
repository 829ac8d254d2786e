import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'driverLeft');

export interface DriverLeftData extends BookingData {
  /** Of the additional driver. */
  readonly name: string;
}

export const driverLeft = (data: DriverLeftData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview', { ...data }),
  heading: t('heading', { ...data }),
  greeting: greet(data),
  paragraphs: [t('text', { ...data })],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
