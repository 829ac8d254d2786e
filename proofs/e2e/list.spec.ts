import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, isWide, newYorkTrip, searchOf, withoutLiveMap, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const cars = (page: Page) => page.getByRole('list', { name: 'Cars' }).getByRole('article');
const count = (page: Page) => page.getByText(/^\d+ cars? available from/);
const countOf = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10);
const totals = (page: Page) => cars(page).getByText(/^[$€][\d,]+\.\d\d$/);

async function openList(page: Page, address = '/assets') {
  await page.goto(address);
  await untilAlive(page);
}

test.beforeEach(async ({ page }) => {
  await withSearch(page, newYorkTrip);
  await withoutLiveMap(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('cars, prices, total and page links are there [R-LIST-004 R-LIST-005 R-LIST-006 R-ROUTE-006]', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/assets');
    await expect(page).toHaveTitle(/^Cars in New York, \w{3} \d\d to \w{3} \d\d · Handover$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars in New York');
    await expect(count(page)).toBeVisible();
    await expect(cars(page)).toHaveCount(10);
    await expect(totals(page)).toHaveCount(10);
    const first = await cars(page).first().getByRole('link').getAttribute('href');

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york&page=2$/);
    await expect(cars(page)).toHaveCount(10);
    expect(await cars(page).first().getByRole('link').getAttribute('href')).not.toBe(first);
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL(/\/assets\?city=new-york$/);
  });
});

test('the bar with the map covers no car and no way on once the list ends', {
  tag: '@phone',
}, async ({ page }) => {
  await openList(page);
  const bar = page.getByRole('navigation', { name: 'Filter, sort and map' });
  const next = page.getByRole('link', { name: 'Next page' });
  await next.scrollIntoViewIfNeeded();
  await expect(next).toBeInViewport({ ratio: 1 });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = (await bar.boundingBox())?.y ?? 0;
  expect(await bottomOf(next)).toBeLessThanOrEqual(top);
  expect(await bottomOf(cars(page).last())).toBeLessThanOrEqual(top);
});

test('a car is whole on its card at every width', { tag: '@once' }, async ({ page }) => {
  await openList(page);
  for (const width of [320, 390, 620, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await cars(page)
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter((image) => {
            const place = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
            const { left, right, top, bottom } = image.getBoundingClientRect();
            const isInside =
              left >= place.left - 1 &&
              right <= place.right + 1 &&
              top >= place.top - 1 &&
              bottom <= place.bottom + 1;
            return !isInside || getComputedStyle(image).objectFit !== 'contain';
          }).length,
      );
    expect(cut, `at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Hide this notice' }).click();
  await expect(cars(page).nth(3), 'four whole cards in sight').toBeInViewport({ ratio: 1 });
});

test('a card says what the trip costs, what a day costs, and leads to the car [D-037-001 R-LIST-008 R-LIST-009 R-MONEY-004 R-PRODUCT-006]', {
  tag: '@not-tablet',
}, async ({ page }) => {
  await openList(page, '/assets?sort=desc');
  const card = cars(page).first();
  await expect(card).toContainText(/\$[\d,.]+ per day, 4 days/);
  await expect(
    page.getByText(/^Delivery, collection and refuel/),
    'said once, not on every card',
  ).toHaveCount(1);
  await expect(card).toContainText(/\d seats?/);
  await expect(card.getByRole('img', { name: /, illustration$/ })).toBeVisible();
  await expectNoProblems(page, { byNight: true });

  const link = card.getByRole('link');
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/assets\/[0-9a-f-]{36}$/);
  const box = await card.boundingBox();
  // The corner furthest from the name: all of the card is the link.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(
    page.getByRole('link', { name: 'All cars in New York' }),
    'the list as it was left',
  ).toHaveAttribute('href', '/assets?city=new-york&sort=desc');
});

test('a filter narrows the list, stands in the URL, and goes with the back button [D-005-005 R-LIST-014]', {
  tag: '@wide',
}, async ({ page }) => {
  await openList(page);
  const all = await countOf(page);
  await page.locator('summary', { hasText: 'Transmission' }).click();
  await page.getByRole('checkbox', { name: 'Manual' }).check();
  await expect(page).toHaveURL(/\?city=new-york&transmission=MANUAL$/);
  await expect(count(page)).not.toHaveText(new RegExp(`^${all} `));
  for (const card of await cars(page).all()) await expect(card).toContainText('Manual');
  await expectNoProblems(page);

  await page.goBack();
  await expect(page).toHaveURL(/\/assets\?city=new-york$/);
  await expect(count(page)).toHaveText(new RegExp(`^${all} `));
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);

  await openList(page, '/assets?propulsionType=HYBRID&category=SUV');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/assets\?city=new-york$/);
});

test('what is ticked one right after the other is all chosen, and “All” takes it back', {
  tag: '@wide',
}, async ({ page }) => {
  await openList(page);
  const menu = page.locator('summary', { hasText: 'Seats' });
  await menu.click();
  const entry = (name: string) => page.getByRole('checkbox', { name, exact: true });
  // Within one picture: neither has been asked for when the next is pressed.
  await page.evaluate(() => {
    for (const seats of ['4 seats', '5 seats', '7 seats', '4 seats']) {
      const labels = [...document.querySelectorAll<HTMLElement>('details[open] label')];
      labels.find((label) => label.textContent === seats)?.click();
    }
  });
  await expect(page).toHaveURL(/\?city=new-york&seats=5&seats=7$/);
  for (const name of ['5 seats', '7 seats']) await expect(entry(name)).toBeChecked();
  for (const name of ['All', '4 seats']) await expect(entry(name)).not.toBeChecked();

  await page.locator('label', { hasText: /^All$/ }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/assets\?city=new-york$/);
  await expect(entry('5 seats')).not.toBeChecked();
  await page.locator('label', { hasText: '2 seats' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await menu.click();
  await expect(entry('2 seats')).not.toBeChecked();
});

test('the order is by price, either way [R-LIST-013 R-LIST-025]', { tag: '@once' }, async ({
  page,
}) => {
  await openList(page);
  const least = await totals(page).first().textContent();
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Sort' }).click();
    await expectNoProblems(page);
  } else await page.locator('summary', { hasText: 'Price, lowest first' }).click();
  await page.getByRole('radio', { name: 'Price, highest first' }).click({ force: true });
  await expect(page).toHaveURL(/\?city=new-york&sort=desc$/);
  await expect(totals(page).first()).not.toHaveText(least ?? '');
  const shown = await totals(page).allTextContents();
  const amounts = shown.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
});

test('with nothing to show it says so and offers a way on [R-LIST-022]', {
  tag: '@not-tablet',
}, async ({ page }) => {
  await openList(page, '/assets?brand=Porsche&seats=7');
  await expect(page.getByRole('heading', { name: 'No cars match your search' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change dates' })).toHaveAttribute(
    'href',
    '/search?origin=%2Fassets%3Fcity%3Dnew-york%26seats%3D7%26brand%3DPorsche&step=2',
  );
  await expectNoProblems(page);
  await page
    .getByRole('region', { name: 'No cars match your search' })
    .getByRole('button', { name: 'Clear filters' })
    .click();
  await expect(cars(page)).toHaveCount(10);
});

test('an absurd address recovers', { tag: '@once' }, async ({ page }) => {
  await openList(page, '/assets?seats=banana&sort=up&transmission=ALL&brand=Trabant&page=99999');
  await expect(page).toHaveURL(/\?city=new-york&(brand=Trabant&)?page=\d$/);
  await expect(cars(page).first()).toBeVisible();
});

test('opening the list clears extras and insurances and keeps the rest [R-LIST-023]', {
  tag: '@once',
}, async ({ page }) => {
  const insurances = { main: 'full', extras: ['tyres'] };
  await withSearch(page, { ...newYorkTrip, extras: ['child-seat'], insurances });
  await openList(page);
  await expect.poll(() => searchOf(page)).toEqual(newYorkTrip);
});

test('dates that have passed give way to the usual ones', { tag: '@once' }, async ({ page }) => {
  const { start, end } = newYorkTrip;
  await withSearch(page, {
    ...newYorkTrip,
    start: { ...start, date: '2024-02-01' },
    end: { ...end, date: '2024-02-05' },
  });
  await openList(page);
  const said = page.getByRole('status').filter({ hasText: 'Your delivery time has passed' });
  await expect(said).toBeVisible();
  await expect(cars(page).first()).toContainText('3 days');
});

test('the header shows the trip and leads to where it is changed [R-LIST-001 R-LIST-002 R-LIST-003 R-SEARCH-030]', async ({
  page,
}) => {
  await openList(page, '/assets?category=SUV&sort=desc');
  if (isWide(page)) {
    await page.getByRole('button', { name: /^Delivery and return/ }).click();
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toBeFocused();
    await expectNoProblems(page);
    await page.getByRole('button', { name: /^Dates and times/ }).click();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
    await expectNoProblems(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(cars(page)).toHaveCount(10);
    return;
  }
  const trip = page.getByRole('navigation', { name: 'Your trip' });
  await expect(trip.getByRole('link', { name: /345 West 58th Street/ })).toHaveAttribute(
    'href',
    '/search?origin=%2Fassets%3Fcity%3Dnew-york%26category%3DSUV%26sort%3Ddesc&step=0',
  );
  await expect(trip.getByRole('link', { name: /09:00am/ })).toHaveAttribute(
    'href',
    '/search?origin=%2Fassets%3Fcity%3Dnew-york%26category%3DSUV%26sort%3Ddesc&step=2',
  );
  await trip.getByRole('button', { name: /clear addresses and dates/ }).click();
  await expect(page).toHaveURL('/');
  const { start, end, cityId } = await searchOf(page);
  expect([start.query, start.date, end.query, end.date, cityId]).toEqual([
    '',
    null,
    '',
    null,
    'new-york',
  ]);
});
