import type { Page } from '@playwright/test';

/** A city that no sample data has, as its form asks for it. */
export const porto = {
  Name: 'Porto',
  Code: 'OPO',
  'Name in links': 'porto',
  'North (latitude)': '41.19',
  'East (longitude)': '-8.55',
  'South (latitude)': '41.13',
  'West (longitude)': '-8.70',
  'Tax in prices (%)': '23',
  'Deposit, credit card (EUR)': '275',
  'Deposit, debit card (EUR)': '450',
} as const;

export async function fillInPorto(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(porto)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}
