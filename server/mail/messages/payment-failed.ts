import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'paymentFailed');

export const paymentFailed = (data: BookingData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text'), t('whatNext')],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
