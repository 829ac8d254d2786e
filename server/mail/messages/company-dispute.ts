import { serverWords } from '../../../i18n/server-words.ts';
import type { StatementData } from './company-statement.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails');

/** For whoever runs the business: somebody has to answer. */
export interface CompanyDisputeData extends StatementData {
  readonly reason: string;
  /** Empty when the bank names no date. */
  readonly dueBy: string;
  /** The bank only asks, and has taken nothing. */
  readonly isInquiry: boolean;
}

export const companyDispute = ({ isInquiry, ...data }: CompanyDisputeData): Email => ({
  subject: t(isInquiry ? 'companyDispute.subjectInquiry' : 'companyDispute.subject', { ...data }),
  preview: data.dueBy ? t('disputeOpened.preview', { ...data }) : t('disputeOpened.noDue'),
  heading: t(isInquiry ? 'disputeOpened.headingInquiry' : 'disputeOpened.heading'),
  greeting: t('disputeOpened.greeting'),
  paragraphs: [
    t('companyDispute.text', { ...data }),
    t(isInquiry ? 'disputeOpened.notTaken' : 'companyDispute.taken'),
    data.dueBy ? t('disputeOpened.due', { ...data }) : t('disputeOpened.noDue'),
  ],
  action: { label: t('disputeOpened.action'), url: data.url },
  notes: [t('companyDispute.file', { ...data })],
});
