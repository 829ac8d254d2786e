import { changePolicy } from '../../../domain/policy-constants.ts';
import { serverWords } from '../../../i18n/server-words.ts';
import type { StatementData } from './company-statement.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails');

export interface StatementPaidData extends StatementData {
  readonly card: string;
  readonly last4: string;
  /** What goes back because it had been paid meanwhile; empty when nothing. */
  readonly refund: string;
}

export const statementPaid = (data: StatementPaidData): Email => ({
  subject: t('statementPaid.subject', { ...data }),
  preview: t('statementPaid.preview', { ...data }),
  heading: t('statementPaid.heading'),
  greeting: t('companyStatement.greeting'),
  paragraphs: [
    t('statementPaid.text', { ...data }),
    ...(data.refund
      ? [t('statementPaid.refunded', { ...data, ...changePolicy.refundArrivesInDays })]
      : []),
  ],
  action: { label: t('statementPaid.action'), url: data.url },
  notes: [t('statementPaid.reference', { ...data })],
});
