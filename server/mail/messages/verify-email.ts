import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'verifyEmail');

/** A link that is good once, until it expires. */
export interface LinkData {
  readonly firstName: string;
  readonly url: string;
  readonly validFor: string;
}

export const verifyEmail = (data: LinkData): Email => ({
  subject: t('subject'),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text')],
  action: { label: t('action'), url: data.url },
  notes: [t('linkLife', { ...data }), t('notYou')],
});
