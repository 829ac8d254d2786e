import { type Email, hello } from './email.ts';

export interface PasswordChangedData {
  readonly firstName: string;
  /** Where a new password is asked for. */
  readonly url: string;
}

export const passwordChanged = ({ firstName, url }: PasswordChangedData): Email => ({
  subject: 'Your password was changed',
  preview: 'Your Handover password was changed just now.',
  heading: 'Your password was changed',
  greeting: hello(firstName),
  paragraphs: [
    'The password of your Handover account was changed just now, and all other devices were signed out.',
    'If that was you, there is nothing to do. If it was not, choose a new password at once.',
  ],
  action: { label: 'Choose a new password', url },
  notes: [],
});
