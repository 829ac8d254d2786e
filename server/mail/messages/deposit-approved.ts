import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'depositApproved');

export interface DepositApprovedData extends BookingData {
  readonly deposit: string;
}

export const depositApproved = (data: DepositApprovedData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('text', { ...data }),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data })],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
