import { expect } from '@playwright/test';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

test('one question is open at a time, across all sections [A-FAQ-001 A-FAQ-004]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await page.getByText('How does Handover work?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.getByText('Are tolls included?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'tolls');
});

test('the sections can be looked at one by one [A-FAQ-002 A-FAQ-005]', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/faq');
  await untilAlive(page);
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText([
    'How it works',
    'Making a booking',
    'Cancelling or changing a reservation',
    'During the trip',
    'After the trip',
    'Citations and tolls',
  ]);
  const filter = page.getByRole('combobox');
  await expect(filter.getByRole('option', { selected: true })).toHaveText('All sections');
  await filter.selectOption('After the trip');
  await expect(sections).toHaveText(['After the trip']);
});

test('a link to a question opens it, with the configured numbers [A-FAQ-006]', {
  tag: '@once',
}, async ({ page, request }) => {
  const { booking } = await (await request.get('/api/config')).json();
  await page.goto('/faq#cancel');
  const question = page.locator('details#cancel');
  await expect(question).toHaveAttribute('open');
  await expect(question).toContainText(
    `Cancel up to ${booking.cancellationHours} hours before delivery`,
  );
  await expect(question).toBeInViewport();
  await expect(question.getByRole('link', { name: 'Link to this question' })).toHaveAttribute(
    'href',
    /#cancel$/,
  );
});

test('search engines can read the answers, the pages and where not to go', {
  tag: '@once',
}, async ({ page, request }) => {
  await page.goto('/faq');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'FAQPage' });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/faq', '/team', '/?city=lisbon', '/?city=new-york']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
