import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { consoleUrl, workAs } from './staff-login.ts';
import { test } from './test.ts';

async function invite(page: Page, city: string, name: string) {
  await page.goto(consoleUrl(`/${city}/staff?invite`));
  const invitation = page.getByRole('dialog', { name: 'Invite someone' });
  await invitation.getByLabel('Name').fill(name);
  await invitation.getByLabel('Email').fill(`${randomUUID()}@example.org`);
  await invitation.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(invitation).toHaveCount(0);
}

test('the audit log says in words what was done, on whom, and what it became', {
  tag: '@once',
}, async ({ page }) => {
  const name = `Vera ${randomUUID().slice(0, 8)}`;
  await workAs(page, 'owner@handover.example');
  await invite(page, 'lisbon', name);

  const entry = page.getByRole('row', { name: new RegExp(`Sample Owner.*Invited.*${name}`) });
  await entry.getByRole('button', { name: `Only this: ${name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Only ${name}. Show all again` })).toBeVisible();
  await entry.getByText('Before and after').press('Enter');
  await expect(entry).toContainText('grants: desk lisbon');
  await expectNoProblems(page, { byNight: true });

  await page.getByRole('button', { name: 'Entries about: Everything' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Fleet' }).press('Enter');
  await expect(page.getByText('No entries match')).toBeVisible();
  await page.getByRole('button', { name: 'Entries about: Fleet' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Staff' }).press('Enter');
  await entry.getByRole('link', { name }).press('Enter');
  await expect(page).toHaveURL(/\/lisbon\/staff\?person=/);
});

test('a colleague of another city is found, and where they are logged in is seen', {
  tag: '@once',
}, async ({ page }) => {
  await workAs(page, 'owner@handover.example');
  const name = `Nuno ${randomUUID().slice(0, 8)}`;
  await invite(page, 'new-york', name);
  await page.goto(consoleUrl('/lisbon/staff'));
  const people = page.getByRole('region', { name: 'People' });
  const person = people.getByRole('row', { name: new RegExp(name) });
  await expect(people.getByRole('row', { name: /Sample Owner/ })).toBeVisible();
  await expect(person).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(person).toHaveAttribute('aria-current', 'true');
  await expect(person).toBeInViewport();

  await person.getByRole('button', { name: /: more$/ }).press('Enter');
  await page.route('**/api/operate/staff/*/sessions', (route) => route.abort(), { times: 1 });
  await page.getByRole('menuitem', { name: 'See where they’re logged in' }).press('Enter');
  const sessions = page.getByRole('dialog', { name: /^Where .* is logged in$/ });
  await sessions.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(sessions.getByText(/isn’t logged in anywhere|Log out/).first()).toBeVisible();
  await expectNoProblems(page, { byNight: true });
});
