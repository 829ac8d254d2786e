import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'passwordChanged');

export interface PasswordChangedData {
  readonly firstName: string;
  /** Where a new password is asked for. */
  readonly url: string;
}

export const passwordChanged = (data: PasswordChangedData): Email => ({
  subject: t('subject'),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text'), t('notYou')],
  action: { label: t('action'), url: data.url },
  notes: [],
});
