import { expect, type Page } from '@playwright/test';

/** Where the console is: beside the renters' pages, at an address of its own. */
export const consoleUrl = (path: string) => new URL(path, process.env['CONSOLE_BASE_URL']).href;

interface ShownCodes {
  readonly staff: { readonly people: readonly { readonly email: string; readonly code: string }[] };
}

const NEXT_CODE_WITHIN_MS = 35_000;

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
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  let last = '';
  // A code is good once, and another test may have used it: then the next one is waited for.
  for (let used = 0; used < 4; used += 1) {
    await expect
      .poll(() => codeShownFor(page, email), { timeout: NEXT_CODE_WITHIN_MS })
      .not.toBe(last);
    last = await codeShownFor(page, email);
    await code.fill(last);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('Enter');
    if ((await answered).ok())
      return expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  }
  throw new Error(`four codes of ${email} had all been used`);
}
