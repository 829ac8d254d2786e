import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'depositFailed');

export interface DepositFailedData extends BookingData {
  readonly deposit: string;
  /** When it is tried again, or what is given back now that it will not be, as a sentence. */
  readonly whatNext: string;
}

export const depositFailed = (data: DepositFailedData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.whatNext,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.whatNext],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
