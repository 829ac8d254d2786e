import { expect, type Page } from '@playwright/test';

/** Where the console is: beside the renters' pages, at an address of its own. */
export const consoleUrl = (path: string) => new URL(path, process.env['CONSOLE_BASE_URL']).href;

interface ShownCodes {
  readonly staff: { readonly people: readonly { readonly email: string; readonly code: string }[] };
}

/** As the demonstration shows it. */
async function codeShownFor(page: Page, email: string): Promise<string> {
  const { staff } = (await (await page.request.get('/sim/api/state')).json()) as ShownCodes;
  const shown = staff.people.find((person) => person.email === email);
  if (!shown) throw new Error(`no code is shown for ${email}`);
  return shown.code;
}

/** By the keyboard alone. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto(consoleUrl('/'));
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('handover-sample');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(await codeShownFor(page, email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}
