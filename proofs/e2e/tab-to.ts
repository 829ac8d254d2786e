import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 150;

/** As whoever has no mouse gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((one) => one === one.ownerDocument.activeElement);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}

export async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types over what stands in a field. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
