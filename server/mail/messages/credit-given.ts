import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'creditGiven');

export interface CreditGivenData {
  readonly firstName: string;
  readonly amount: string;
  /** With what they had before. */
  readonly balance: string;
  /** Where their credit is. */
  readonly url: string;
}

export const creditGiven = (data: CreditGivenData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview'),
  heading: t('heading', { ...data }),
  greeting: greet(data),
  paragraphs: [t('text', { ...data })],
  action: { label: t('action'), url: data.url },
  notes: [],
});
