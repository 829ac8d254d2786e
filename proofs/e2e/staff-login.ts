import { type Cookie, expect, type Page } from '@playwright/test';

/** Where the console is: beside the renters' pages, at an address of its own. */
export const consoleUrl = (path: string) => new URL(path, process.env['CONSOLE_BASE_URL']).href;

interface ShownCodes {
  readonly staff: { readonly people: readonly { readonly email: string; readonly code: string }[] };
}

const CODE_MS = 30_000;
const stepNow = () => Math.floor(Date.now() / CODE_MS);
const desk = (page: Page) => page.getByRole('navigation', { name: 'Desk' });

/** As the demonstration shows it. */
async function codeShownFor(page: Page, email: string): Promise<string> {
  const { staff } = (await (await page.request.get('/sim/api/state')).json()) as ShownCodes;
  const shown = staff.people.find((person) => person.email === email);
  if (!shown) throw new Error(`no code is shown for ${email}`);
  return shown.code;
}

/** By the keyboard alone. */
export async function logInAs(
  page: Page,
  email: string,
  whenAskedForCode?: () => Promise<void>,
): Promise<void> {
  await page.goto(consoleUrl('/'));
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('handover-sample');
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await whenAskedForCode?.();
  // A code is good once, and other tests log in as the same person: the next half minute brings another.
  for (let tries = 0; tries < 4; tries += 1) {
    const step = stepNow();
    await code.fill(await codeShownFor(page, email));
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('Enter');
    if ((await answered).ok()) return expect(desk(page)).toBeVisible();
    await expect.poll(stepNow, { timeout: CODE_MS + 5_000 }).toBeGreaterThan(step);
  }
  throw new Error(`no code of ${email} was taken`);
}

/** What this worker's browsers are logged in by: no test logs these out. */
const sessions = new Map<string, Cookie[]>();

/** Logged in as before, or anew: the way in has a test of its own. */
export async function workAs(page: Page, email: string): Promise<void> {
  const known = sessions.get(email);
  if (known) {
    await page.context().addCookies(known);
    await page.goto(consoleUrl('/'));
    return expect(desk(page)).toBeVisible();
  }
  await logInAs(page, email);
  sessions.set(email, await page.context().cookies(consoleUrl('/')));
}
