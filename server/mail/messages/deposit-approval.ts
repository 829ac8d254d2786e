import { serverWords } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'depositApproval');

export interface DepositApprovalData extends BookingData {
  readonly deposit: string;
  /** Until when, and what depends on it, as a sentence. */
  readonly whatNext: string;
  /** Once the car is out the card stays; whoever was written to before this was known could choose. */
  readonly mayChooseCard?: boolean;
}

export const depositApproval = (data: DepositApprovalData): Email => ({
  subject: t('subject', { ...data }),
  preview: data.whatNext,
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text', { ...data }), data.whatNext],
  trip: tripOf(data),
  action: { label: t('action'), url: data.url },
  notes: data.mayChooseCard === false ? [] : [t('otherCard')],
});
