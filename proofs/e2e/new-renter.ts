import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { write } from './own-booking.ts';

export const newPassword = 'a long enough one';

/** Somebody of this test's own, signed in; the dialog for it has tests of its own. */
export async function newcomer(page: Page): Promise<string> {
  const email = `${randomUUID()}@handover.example`;
  const person = { name: 'Nova Sample', email, password: newPassword };
  await write(page, '/api/auth/sign-up/email', person);
  return email;
}

/** A newcomer whose e-mail is confirmed. */
export async function newRenter(page: Page): Promise<string> {
  const email = await newcomer(page);
  const link = new URL(await linkIn(page, email, 'Confirm your email'), 'https://any');
  await write(page, '/api/auth/verify-email', { token: link.searchParams.get('token') });
  return email;
}
