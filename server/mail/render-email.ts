import { render } from '@react-email/render';
import { emailPage } from './email-page.ts';
import { emailText } from './email-text.ts';
import type { Email } from './messages/email.ts';

export async function renderEmail(email: Email, siteUrl: string) {
  return {
    // A line break in a subject would begin another header.
    subject: email.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    html: await render(emailPage(email, siteUrl)),
    text: emailText(email),
  };
}
