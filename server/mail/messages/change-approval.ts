import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'changeApproval');

export interface ChangeApprovalData extends BookingData {
  readonly amount: string;
  readonly by: string;
}

export const changeApproval = (data: ChangeApprovalData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('whatNext', { ...data }),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), t('whatNext', { ...data })],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: [],
});
