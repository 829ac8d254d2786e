import { serverWords } from '../../../i18n/server-words.ts';
import { type Email, greet } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'staffInvitation');

export interface StaffInvitationData {
  readonly firstName: string;
  readonly url: string;
  /** `7 days` */
  readonly validFor: string;
}

export const staffInvitation = (data: StaffInvitationData): Email => ({
  subject: t('subject'),
  preview: t('preview'),
  heading: t('heading'),
  greeting: greet(data),
  paragraphs: [t('text')],
  action: { label: t('action'), url: data.url },
  notes: [t('linkLife', { ...data }), t('notYou')],
});
