import { serverWords } from '../../../i18n/server-words.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'disputeOpened');

/** For whoever runs the business: somebody has to answer. */
export interface DisputeOpenedData {
  readonly reference: string;
  readonly amount: string;
  readonly reason: string;
  /** Empty when the bank names no date. */
  readonly dueBy: string;
  readonly url: string;
  /** The bank only asks, and has taken nothing. */
  readonly isInquiry: boolean;
}

export const disputeOpened = ({ isInquiry, ...data }: DisputeOpenedData): Email => ({
  subject: t(isInquiry ? 'subjectInquiry' : 'subject', { ...data }),
  preview: data.dueBy ? t('preview', { ...data }) : t('noDue'),
  heading: t(isInquiry ? 'headingInquiry' : 'heading'),
  greeting: t('greeting'),
  paragraphs: [
    t('text', { ...data }),
    t(isInquiry ? 'notTaken' : 'taken'),
    data.dueBy ? t('due', { ...data }) : t('noDue'),
  ],
  action: { label: t('action'), url: data.url },
  notes: [t('file', { ...data })],
});
