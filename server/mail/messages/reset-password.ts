import { type Email, hello } from './email.ts';
import type { LinkData } from './verify-email.ts';

export const resetPassword = ({ firstName, url, validFor }: LinkData): Email => ({
  subject: 'Choose a new password',
  preview: 'You asked for a new Handover password.',
  heading: 'Choose a new password',
  greeting: hello(firstName),
  paragraphs: ['You asked for a new password. Choose it here:'],
  action: { label: 'Choose a new password', url },
  notes: [
    `The link works once, for ${validFor}. Afterwards you are signed out everywhere.`,
    'You did not ask? Then ignore this message: your password stays as it is.',
  ],
});
