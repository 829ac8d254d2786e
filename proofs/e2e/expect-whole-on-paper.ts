import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

const PAGES_AT_MOST = 2;
/** A font has one sign for several apostrophes. */
const lettersOf = (text: string) => text.replaceAll(/[\s’ʼ]/g, '');

/** On paper a page has nothing to press, is as light from a dark screen, and no part is cut in two. */
export async function expectWholeOnPaper(page: Page, says: readonly string[]) {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const fromLightScreen = await page.screenshot({ fullPage: true });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(fromLightScreen.equals(await page.screenshot({ fullPage: true }))).toBe(true);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const sections = await page.getByRole('main').locator('section:visible').allInnerTexts();
  for (const format of ['A4', 'Letter']) {
    const pages = (await textsOfPages(await page.pdf({ format }))).map(lettersOf);
    expect(pages.length).toBeLessThanOrEqual(PAGES_AT_MOST);
    for (const text of [...sections, ...says]) {
      const lines = text.split('\n').map(lettersOf);
      const isOnOnePage = pages.some((one) => lines.every((line) => one.includes(line)));
      expect(isOnOnePage, `${format}: ${text}`).toBe(true);
    }
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
}

async function textsOfPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
