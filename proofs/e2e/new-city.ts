import type { Page } from '@playwright/test';

/** Writes a city that no sample data has into its form. */
export async function fillInPorto(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Name', 'Porto'],
    ['Code', 'OPO'],
    ['Name in links', 'porto'],
    ['North (latitude)', '41.19'],
    ['East (longitude)', '-8.55'],
    ['South (latitude)', '41.13'],
    ['West (longitude)', '-8.70'],
    ['Tax in prices (%)', '23'],
    ['Deposit, credit card (EUR)', '275'],
    ['Deposit, debit card (EUR)', '450'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}
