import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** What the page's own button saves, line by line. */
export async function exported(page: Page, table: string): Promise<readonly string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export: ${table}` }).press('Enter');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.csv$/);
  return (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
}
