import { serverWords } from '../../../i18n/server-words.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'companyStatement');

/** What every message about a statement knows, ready to print. */
export interface StatementData {
  /** Whose file is attached. */
  readonly statementId: string;
  readonly company: string;
  readonly month: string;
  readonly amount: string;
  readonly dueOn: string;
  readonly reference: string;
  /** Where administrators find their statements. */
  readonly url: string;
}

export interface CompanyStatementData extends StatementData {
  /** It is to be paid; a newer one has what is left of it; nothing is owed. */
  readonly ask: 'pay' | 'carried' | 'nothing';
}

export const companyStatement = ({ ask, ...data }: CompanyStatementData): Email => ({
  subject: t(ask === 'pay' ? 'subject' : 'subjectNothing', { ...data }),
  preview: t(ask === 'pay' ? 'previewPay' : 'previewNothing', { ...data }),
  heading: t('heading', { ...data }),
  greeting: t('greeting'),
  paragraphs: [t('text', { ...data }), t(ask, { ...data })],
  action: { label: t('action'), url: data.url },
  notes: [t('who', { ...data })],
});
