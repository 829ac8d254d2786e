import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'refundFailed');

export interface RefundFailedData extends BookingData {
  readonly amount: string;
  /** That it is sent again, or how it is given otherwise, as a sentence. */
  readonly whatNext: string;
}

export const refundFailed = (data: RefundFailedData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.whatNext,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.whatNext],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
