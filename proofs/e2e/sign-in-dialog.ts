import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { isWide } from './list-trip.ts';
import { untilAlive } from './until-alive.ts';

export const renter = { email: 'renter@handover.example', password: 'handover-sample' };
export const header = (page: Page) => page.getByRole('banner');
export const dialog = (page: Page, name: 'Log in' | 'Sign up' = 'Log in') =>
  page.getByRole('dialog', { name });
export const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name);
export const submit = (page: Page, name: 'Log in' | 'Sign up' = 'Log in') =>
  dialog(page, name).locator('form').getByRole('button', { name });
export const account = (page: Page) => header(page).getByRole('button', { name: /Your account$/ });

/** Attempts are limited by address, and the tests are many visitors behind one proxy. */
export async function asAnotherVisitor(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
}

export async function open(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
}

export async function openMenu(page: Page) {
  if (isWide(page)) return header(page);
  await header(page).getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog', { name: 'Menu' });
}

export async function logIn(page: Page, { email, password } = renter) {
  await untilAlive(page);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submit(page).click();
}

export async function expectSignedIn(page: Page, isSignedIn: boolean) {
  const place = await openMenu(page);
  if (isWide(page) && isSignedIn) await account(page).click();
  await expect(place.getByRole('button', { name: 'Log out' })).toBeVisible({ visible: isSignedIn });
  await expect(place.getByRole('link', { name: 'Log in' })).toHaveCount(isSignedIn ? 0 : 1);
}
