import { serverWords } from '../../../i18n/server-words.ts';
import type { BookingCancelledData } from './booking-cancelled.ts';
import { tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'noShow');

export const noShow = (data: BookingCancelledData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.refund,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.refund],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [t('mistaken')],
});
