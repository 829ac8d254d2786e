import { expect } from '@playwright/test';
import { formatMoney } from '../../domain/format-money.ts';
import { freeCar, openPage, openPrice, shownTotal } from './detail-car.ts';
import { expectNoProblems } from './expect-no-problems.ts';
import { isWide, newYorkTrip, searchOf, withSearch } from './list-trip.ts';
import { test } from './test.ts';

test.beforeEach(({ page }) => withSearch(page, newYorkTrip));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('name, price per day, total, trip and picture are there [D-005-003 R-CAR-010 R-CAR-011 R-ROLE-001 R-ROUTE-007]', async ({
    page,
  }) => {
    const car = await freeCar(page, newYorkTrip);
    await page.goto(`/assets/${car.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name);
    await expect(shownTotal(page)).toContainText(car.total);
    await expect(page.getByText(/\$[\d.]+ per day/).filter({ visible: true })).toBeVisible();
    await expect(page.getByText(newYorkTrip.start.query).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('img', { name: `${car.name}, Side` })).toBeVisible();
    if (!isWide(page)) return;
    const panel = page.getByRole('region', { name: 'Price' });
    await expect(panel).toContainText(
      /includes service fee\s*\$[\d.]+\s*includes taxes\s*\$[\d.]+/,
    );
    await expect(panel).toContainText('$350.00 on a credit card or $600.00 on a debit card');
  });

  test('a car that does not exist says so and leads on', { tag: '@once' }, async ({ page }) => {
    const answer = await page.goto('/assets/00000000-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'The asset does not exist' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find another car' })).toBeVisible();
  });
});

test('the page has no problems, and its own words for the car', async ({ page }) => {
  const car = await freeCar(page, newYorkTrip, { propulsionType: 'GAS' });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) refused.push(message.text());
  });
  await openPage(page, `/assets/${car.id}`);
  const facts = page.getByRole('region', { name: 'About this car' });
  await expect(facts.getByText('Gas', { exact: true })).toBeVisible();
  await expect(facts).toContainText(
    car.luggages === 1 ? '1 suitcase' : `${car.luggages} suitcases`,
  );
  await expectNoProblems(page, { byNight: true });
  expect(refused).toEqual([]);
});

test('in Lisbon the same fuel is petrol [D-037-004]', { tag: '@once' }, async ({ page }) => {
  const lisbon = { ...newYorkTrip, cityId: 'lisbon' };
  const car = await freeCar(page, lisbon, { propulsionType: 'GAS' });
  await openPage(page, `/assets/${car.id}`);
  const facts = page.getByRole('region', { name: 'About this car' });
  await expect(facts.getByText('Petrol', { exact: true })).toBeVisible();
});

test('the pictures turn by keyboard and by their stops [D-037-001 R-CAR-001 R-CAR-002]', async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  const pictures = page.getByRole('region', { name: `Pictures of the ${car.name}` });
  const stop = (name: string) => pictures.getByRole('button', { name, exact: true });
  await expect(stop('Side')).toHaveAttribute('aria-current', 'true');
  await stop('Side').focus();
  await page.keyboard.press('ArrowRight');
  await expect(stop('Front')).toHaveAttribute('aria-current', 'true');
  await expect(pictures.getByRole('img', { name: `${car.name}, Front` })).toBeInViewport();
  await expect(pictures.getByText('Illustration').filter({ visible: true }).first()).toBeVisible();
  await stop('Trunk').click();
  await expect(stop('Trunk')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(stop('Inside')).toHaveAttribute('aria-current', 'true');
  await expectNoProblems(page);
  for (const width of [769, 770]) {
    await page.setViewportSize({ width, height: 800 });
    const reachesTheEdge = (await pictures.boundingBox())?.x === 0;
    expect(reachesTheEdge, `${width} px`).toBe(width < 770);
  }
});

test('a picture opens over the whole window: by keys it turns and is zoomed into, and closed it is where one left off [D-037-001 R-CAR-001]', async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  const opener = page.getByRole('button', { name: 'See pictures full screen' });
  await opener.focus();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pictures of the ${car.name}` });
  await expect(dialog.getByText('1 of 5: Side')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await expectNoProblems(page);

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 5: Front')).toBeVisible();
  const picture = dialog.getByRole('img', { name: `${car.name}, Front` });
  await expect(picture).toBeInViewport({ ratio: 0.99 });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();

  await test.step('zoomed into, arrows move the picture and not on to the next', async () => {
    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeCloseTo(whole * 1.5, 0);
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(widthOf).toBeCloseTo(whole * 2.25, 0);
    const left = async () => (await picture.boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
    await expect(dialog.getByText('2 of 5: Front')).toBeVisible();
    await page.keyboard.press('0');
    await expect.poll(widthOf).toBe(whole);
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await picture.dblclick();
    await expect.poll(widthOf).toBeGreaterThan(whole * 2);
    await picture.dblclick();
    await expect.poll(widthOf).toBe(whole);
  });

  await test.step('the focus stays inside, and goes back', async () => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('3 of 5: Rear')).toBeVisible();
    for (let times = 0; times < 6; times += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByRole('button', { name: 'Rear', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test('full screen, a finger swipes on, and two fingers zoom', { tag: '@phone' }, async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await page.getByRole('button', { name: 'See pictures full screen' }).tap();
  const dialog = page.getByRole('dialog', { name: `Pictures of the ${car.name}` });
  await expect(dialog.getByText('1 of 5: Side')).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([x, y], id) => ({ x, y, id })),
    });

  await touch('touchStart', [320, 420]);
  for (const x of [280, 220, 160, 100]) await touch('touchMove', [x, 420]);
  await touch('touchEnd');
  await expect(dialog.getByText('2 of 5: Front')).toBeVisible();

  const picture = dialog.getByRole('img', { name: `${car.name}, Front` });
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await touch('touchStart', [180, 420], [220, 420]);
  for (const by of [10, 30, 60]) await touch('touchMove', [180 - by, 420], [220 + by, 420]);
  await touch('touchEnd');
  await expect.poll(widthOf).toBeGreaterThan(whole * 2);
});

test('more details open in a dialog [R-CAR-007]', async ({ page }) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await page.getByRole('button', { name: 'See more details' }).click();
  const dialog = page.getByRole('dialog', { name: `${car.name} details` });
  await expect(dialog).toContainText(String(car.year));
  await expectNoProblems(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'See more details' })).toBeFocused();
});

test('an extra changes the price exactly as the API says, and is kept [D-005-001 R-CAR-008 R-CAR-009]', async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await expect(shownTotal(page)).toContainText(car.total);
  const quoted = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/quotes') &&
      (answer.request().postData()?.includes('new-york-gps') ?? false),
  );
  await page.getByRole('checkbox', { name: /^GPS/ }).check();
  const { total } = await (await quoted).json();
  const shown = formatMoney(total);
  await expect(shownTotal(page)).toContainText(shown);
  const panel = await openPrice(page);
  await expect(panel.getByText('GPS')).toBeVisible();
  await expect(panel).toContainText('includes service fee');
  await expect(panel).toContainText('$350.00 on a credit card or $600.00 on a debit card');
  await expectNoProblems(page);
  expect((await searchOf(page)).extras).toEqual(['new-york-gps']);

  await page.reload();
  await expect(shownTotal(page)).toContainText(shown);
});

test('the first four reviews are shown, then all [R-CAR-015 R-CAR-017]', { tag: '@once' }, async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  const reviews = page.getByRole('region', { name: 'What renters say' });
  const count = car.rating?.count ?? 0;
  await expect(reviews).toContainText(`average of ${count} reviews`);
  await expect(reviews.getByRole('listitem')).toHaveCount(4);
  await reviews.getByRole('button', { name: `All ${count} reviews` }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(count);
  await expectNoProblems(page);
});

test('sharing copies the link where the device has no sheet [R-CAR-027]', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}?utm=somewhere`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => Reflect.get(window, 'copied'));
  expect(copied).toEqual([expect.stringMatching(new RegExp(`^http.*/assets/${car.id}$`))]);
});

test('a link to the car shows its name, its price and a picture', { tag: '@once' }, async ({
  page,
}) => {
  const car = await freeCar(page, newYorkTrip);
  await page.goto(`/assets/${car.id}`);
  const property = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await property('og:title')).toBe(`${car.name} in New York`);
  expect(await property('og:image')).toMatch(/^http.*\/og\.png$/);
  expect(await property('og:url')).toMatch(new RegExp(`^http.*/assets/${car.id}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/assets/${car.id}$`),
  );
  const product = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  );
  expect(product).toMatchObject({ '@type': 'Product', name: car.name });
});

test('a car that does not exist: a toast at the top for five seconds, and home [R-CAR-025 R-CAR-026]', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'The asset does not exist' });
  await page.goto('/assets/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL(/\/$/);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();

  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  // As a stale link inside the product would.
  await page.evaluate(() =>
    Reflect.get(window, '__reactRouterDataRouter').navigate('/assets/nonsense'),
  );
  await expect(page).toHaveURL(/\/$/);
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  await page.clock.runFor(2_000);
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast, 'stays under the pointer').toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(5_000);
  await expect(toast).toBeHidden();
});

test('on phones price and action are in reach all the way down the page [R-CAR-009]', {
  tag: '@phone',
}, async ({ page }) => {
  const car = await freeCar(page, newYorkTrip);
  await openPage(page, `/assets/${car.id}`);
  await page.getByRole('heading', { name: 'Extras' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Reserve' })).toBeInViewport();
  await expect(shownTotal(page)).toBeInViewport();
});
