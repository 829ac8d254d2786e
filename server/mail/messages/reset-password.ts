import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';
import type { LinkData } from './verify-email.ts';

const t = serverWords.getFixedT('en', 'emails', 'resetPassword');

export const resetPassword = (data: LinkData): Email => ({
  subject: t('subject'),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text')],
  action: { label: t('action'), url: data.url },
  notes: [t('linkLife', { ...data }), t('notYou')],
});
