import { serverWords } from '../../../i18n/server-words.ts';
import type { StatementData } from './company-statement.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails');

export const statementReminder = (data: StatementData): Email => ({
  subject: t('statementReminder.subject', { ...data }),
  preview: t('statementReminder.preview', { ...data }),
  heading: t('statementReminder.heading', { ...data }),
  greeting: t('companyStatement.greeting'),
  paragraphs: [t('statementReminder.text', { ...data }), t('statementReminder.pay', { ...data })],
  action: { label: t('statementReminder.action'), url: data.url },
  notes: [t('statementReminder.paid')],
});
