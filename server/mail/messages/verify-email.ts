import { type Email, hello } from './email.ts';

/** A link that is good once, until it expires. */
export interface LinkData {
  readonly firstName: string;
  readonly url: string;
  readonly validFor: string;
}

export const verifyEmail = ({ firstName, url, validFor }: LinkData): Email => ({
  subject: 'Please confirm your e-mail',
  preview: 'One click and your Handover account is ready.',
  heading: 'Confirm your e-mail',
  greeting: hello(firstName),
  paragraphs: [
    'Welcome to Handover. Please confirm that this e-mail is yours: we send your bookings and receipts here.',
  ],
  action: { label: 'Confirm e-mail', url },
  notes: [
    `The link works once, for ${validFor}.`,
    'You did not sign up? Then somebody mistyped their e-mail. Ignore this message and nothing happens.',
  ],
});
