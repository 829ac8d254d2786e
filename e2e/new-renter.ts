import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { write } from './own-booking.ts';

export const newPassword = 'a long enough one';

/** Somebody of this test's own, signed in and with a confirmed e-mail. */
export async function newRenter(page: Page, name = 'Nova Sample'): Promise<string> {
  const email = `${randomUUID()}@handover.example`;
  await write(page, '/api/auth/sign-up/email', { name, email, password: newPassword });
  await page.goto(await linkIn(page, email, 'Please confirm your e-mail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail is confirmed');
  return email;
}
