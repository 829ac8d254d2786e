import { serverWords } from '../../../i18n/server-words.ts';
import { type DriveData, driveLine, greetDriver } from './drive-data.ts';
import type { Email } from './email.ts';

const t = serverWords.getFixedT('en', 'emails', 'driverInvited');

export interface DriverInvitedData extends DriveData {
  readonly by: string;
  readonly url: string;
}

export const driverInvited = (data: DriverInvitedData): Email => ({
  subject: t('subject', { ...data }),
  preview: t('preview', { ...data }),
  heading: t('heading', { ...data }),
  greeting: greetDriver(),
  paragraphs: [t('text', { ...data }), driveLine(data), t('whatNext', { ...data })],
  action: { label: t('action'), url: data.url },
  notes: [t('by', { ...data }), t('notYou', { ...data })],
});
