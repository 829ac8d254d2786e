import { expect, type Page } from '@playwright/test';
import { button } from './profile-page.ts';

export const widget = (page: Page) => page.getByRole('dialog', { name: 'Identity check' });

async function chooseSample(page: Page, name: string) {
  await widget(page)
    .getByRole('button', { name: /Use a sample document/ })
    .click();
  await page.getByRole('option', { name }).click();
}

/** Both documents, up to the review. */
export async function fillIn(page: Page, sample: string) {
  await expect(widget(page).locator('[data-widget-state=ready]')).toBeVisible();
  for (let document = 0; document < 2; document += 1) {
    await chooseSample(page, sample);
    await widget(page).getByRole('button', { name: 'Continue' }).click();
  }
  await expect(widget(page).getByLabel('Rows on your ID')).not.toHaveValue('');
}

/** From the profile, to the end. */
export async function giveSampleDocuments(page: Page, sample: string, start = 'Add documents') {
  await button(page, start).click();
  await fillIn(page, sample);
  await widget(page).getByRole('button', { name: 'Send documents' }).click();
}
