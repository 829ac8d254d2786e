import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const written = [
  ...['/faq', '/help', '/insurance', '/business', '/subscription'],
  ...['/team', '/terms', '/blog'],
];
/** Stands for all pages that only have a name so far: they differ in nothing else. */
const unwritten = '/corporate-profile';
const judgedAt = [390, 1280];

/** Everything the page says in the console that nobody should have to read. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('a page nobody has written yet shows its name, and may be found like the others [A-ROUTE-010]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(unwritten);
  await expect(page).toHaveTitle('Corporate profile · Handover');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corporate profile');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.+/);
});

for (const path of [...written, unwritten]) {
  test(`${path} is quiet and accessible [A-POLICY-013]`, {
    tag: '@once',
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of judgedAt) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoProblems(page, { byNight: true });
    }
    expect(complaints).toEqual([]);
  });
}

test('a shared link has a title, a sentence and a picture that exists', { tag: '@once' }, async ({
  page,
  request,
}) => {
  for (const path of ['/', ...written]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const property = (name: string) => page.locator(`meta[property="og:${name}"]`);
    await expect(property('title'), path).toHaveAttribute('content', /.+/);
    await expect(property('description'), path).toHaveAttribute('content', /.+/);
    const picture = await property('image').getAttribute('content');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  }
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('the fleet is a carousel from 692 px and a list below [A-MARKET-001 A-MARKET-002 A-MARKET-004]', async ({
  page,
  request,
}) => {
  const { contact } = await (await request.get('/api/config')).json();
  await page.goto('/business');
  const carousel = page.getByRole('region', { name: 'Fleet for companies' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 692;
  await expect(carousel).toBeVisible({ visible: !isPhone });
  for (const price of ['$471', '$512', '$603']) {
    await expect(page.getByText(`from ${price} / 28 days`)).toHaveCount(2);
  }
  await expect(page.getByRole('link', { name: /^Request information/ }).first()).toHaveAttribute(
    'href',
    contact.businessFormUrl,
  );
});

test('the subscription is asked for by mail; what does not fit beside it is swiped to [A-MARKET-007]', async ({
  page,
  request,
}) => {
  const { contact } = await (await request.get('/api/config')).json();
  await page.goto('/subscription');
  const link = page.getByRole('link', { name: 'Request information' }).first();
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${contact.email}`));
  const benefits = page.getByRole('region', { name: 'What’s included' }).getByRole('list');
  const hidden = await benefits.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(hidden > 0, 'there is something to swipe to').toBe(
    (page.viewportSize()?.width ?? 0) < 928,
  );
});

test('leaders tell more and less; the team has its lead first [A-MARKET-008 A-MARKET-009]', {
  tag: '@not-tablet',
}, async ({ page }) => {
  await page.goto('/team');
  await untilAlive(page);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^See more/ }).click();
  await expect(first.getByRole('button', { name: /^See less/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(first.getByRole('paragraph')).toHaveCount(2);
  const roles = await page
    .getByRole('region', { name: 'The team' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const [lead, ...others] = roles;
  expect(lead).toBe('City lead');
  expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('home leads to the companies and to the answers [A-HOME-002 A-HOME-003 A-HOME-004 A-HOME-005]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Handover for business' })).toHaveAttribute(
    'href',
    '/business',
  );
  const teaser = page.getByRole('region', { name: 'Before you ask' });
  await expect(teaser.getByRole('group')).toHaveCount(4);
  await expect(teaser.getByRole('link', { name: 'See all questions' })).toHaveAttribute(
    'href',
    '/faq',
  );
  await page.getByRole('button', { name: 'Become a driver (not open yet)' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.locator('#how')).toBeInViewport();
});

test('where the system chooses the colours, a button without a border gets one', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'How it works' });
  await expect(button).toHaveCSS('border-top-width', '0px');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(button).toHaveCSS('border-top-width', '1px');

  // A full pin keeps its ground, or it would look like an open one.
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
  const full = await page.locator('.stays-filled').first().evaluate(groundOf);
  expect(full).not.toBe(await page.locator('body').evaluate(groundOf));
});
