import type { Page } from '@playwright/test';
import { openPage } from './detail-car.ts';
import { newRenter } from './new-renter.ts';

export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toast = (page: Page, text: string) =>
  page.getByRole('alertdialog').filter({ hasText: text });

/** The profile of somebody of this test's own; answers with their e-mail. */
export async function openAsNewcomer(page: Page): Promise<string> {
  const email = await newRenter(page);
  await openPage(page, '/profile');
  return email;
}
