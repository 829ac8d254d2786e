import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, isWide, newYorkTrip, withoutLiveMap, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

// Without a graphics card the map takes its time.
test.slow();

const cars = (page: Page) => page.getByRole('list', { name: 'Cars' }).getByRole('article');
const map = (page: Page) => page.getByRole('application', { name: 'Map of New York' });
const aside = (page: Page) => page.getByRole('complementary', { name: 'Map' });
/** Cars that stand alone, each with its price. */
const pricePins = (page: Page) => aside(page).getByRole('button', { name: /^\$/ });
/** Cars too near each other to be told apart, counted. */
const counts = (page: Page) => aside(page).getByRole('button', { name: /^\d+ cars here$/ });
const pins = (page: Page) => pricePins(page).or(counts(page));
const litPins = (page: Page) => pins(page).and(page.locator('[data-lit]'));

test.beforeEach(({ page }) => withSearch(page, newYorkTrip));

async function openMap(page: Page, address = '/assets') {
  await page.goto(address);
  await untilAlive(page);
  if (!isWide(page)) await page.getByRole('link', { name: 'Map' }).click();
  await expect(map(page)).toBeVisible();
}

/** Beside the list it is drawn until somebody turns to it. */
async function comesAlive(page: Page) {
  if (isWide(page)) await map(page).hover({ position: { x: 20, y: 20 } });
  await expect(map(page).locator('canvas')).toBeVisible({ timeout: 40_000 });
}

async function expectPins(page: Page) {
  await expectAllCars(page);
  await expect(aside(page).getByText('Delivery', { exact: true })).toBeVisible();
  await expect(aside(page).getByText('Return', { exact: true })).toBeVisible();
  await expect(
    aside(page).getByRole('link', { name: '© OpenStreetMap contributors' }),
  ).toBeVisible();
}

/** Each of the ten cars of a page has a pin of its own or is counted in one. */
async function expectAllCars(page: Page) {
  const shown = async () => {
    const counted = await counts(page).allTextContents();
    return (await pricePins(page).count()) + counted.reduce((sum, text) => sum + Number(text), 0);
  };
  await expect.poll(shown).toBe(10);
}

test('each car of the page has a pin with its price or is counted in one that opens, and both trip ends have theirs; card and pin point at each other [D-036-002 R-LIST-010]', {
  tag: '@wide',
}, async ({ page }) => {
  await openMap(page);
  await expectPins(page);
  await expectNoProblems(page);
  const car = cars(page).first();
  const total = await car.getByText(/^\$[\d,]+\.\d\d$/).textContent();
  await car.hover();
  await expect(litPins(page)).toHaveText([total?.replace('.00', '') ?? '']);
  await page.mouse.move(5, 5);
  await expect(litPins(page)).toHaveCount(0);
  const active = cars(page).and(page.locator('[data-active]'));
  await pricePins(page).first().focus();
  await expect(active).toHaveCount(1);

  await counts(page).first().focus();
  await page.keyboard.press('Enter');
  const here = page.getByRole('region', { name: /cars here$/ });
  await expect(here).toBeFocused();
  await expectNoProblems(page);
  await page.keyboard.press('Escape');
  await expect(here).toHaveCount(0);
  await expect(counts(page).first()).toBeFocused();
  await counts(page).first().click();
  const choice = here.getByRole('listitem').first().getByRole('button');
  const name = await choice.locator('span').first().textContent();
  await choice.click();
  await expect(here).toHaveCount(0);
  await expect(active.getByRole('heading')).toHaveText([name ?? '']);
  await expect(litPins(page)).toHaveText([/^\$/]);
});

test('below 928 px the map takes the place of the list down to the foot of the window, and back brings the list [D-036-002 D-039-001 R-LIST-010 R-LIST-011]', {
  tag: '@narrow',
}, async ({ page }) => {
  // A tablet's is the same map in a larger frame: drawn there, alive on the phone.
  if (!isPhone(page)) await withoutLiveMap(page);
  await openMap(page);
  await expectPins(page);
  await expectNoProblems(page);
  if (isPhone(page)) {
    await comesAlive(page);
    await expectPins(page);
  }
  await expect(page.getByRole('complementary', { name: 'Demo notice' })).toBeVisible();
  const foot = async () => {
    const { y = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(foot).toBe(page.viewportSize()?.height);
  await expect(page).toHaveURL(/[?&]view=map$/);
  await expect(cars(page).first()).toBeHidden();
  await pricePins(page).first().click();
  const chosen = page.getByRole('region', { name: 'Selected on the map' });
  await expect(chosen.getByRole('link')).toHaveAttribute('href', /^\/assets\/[0-9a-f-]{36}$/);
  await expectNoProblems(page);
  await chosen.getByRole('button', { name: /^Close/ }).click();
  await expect(chosen).toHaveCount(0);
  await page.goBack();
  await expect(cars(page).first()).toBeVisible();
  await expect(map(page)).toBeHidden();
});

test('what was moved while it was drawn stays so when it comes alive, and keys and buttons move it on', {
  tag: '@once',
}, async ({ page }) => {
  const moved = Promise.withResolvers<void>();
  await page.route(/\/live-map/, async (route) => {
    await moved.promise;
    await route.continue();
  });
  await openMap(page);
  await expectPins(page);
  // On the map, which the page may have scrolled.
  const place = async (pin: Locator) => {
    const [at, ground] = await Promise.all([pin.boundingBox(), map(page).boundingBox()]);
    return { x: (at?.x ?? 0) - (ground?.x ?? 0), y: (at?.y ?? 0) - (ground?.y ?? 0) };
  };
  const width = async () => {
    const xs = await Promise.all((await pins(page).all()).map(async (pin) => (await place(pin)).x));
    return Math.max(...xs) - Math.min(...xs);
  };
  const drawn = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(drawn * 1.5);
  moved.resolve();
  await comesAlive(page);
  const alive = await width();
  expect(alive).toBeGreaterThan(drawn * 1.5);
  await expectPins(page);
  await expectNoProblems(page);

  const start = await place(pins(page).last());
  await map(page).press('ArrowUp');
  await expect.poll(async () => (await place(pins(page).last())).y).toBeGreaterThan(start.y + 60);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(alive * 1.5);
});

test('where the system chooses the colours, the pin that is pointed at stands out, and a delivery from a return', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openMap(page);
  const ground = (pin: Locator) =>
    pin.evaluate((element) => getComputedStyle(element).backgroundColor);
  const pin = pricePins(page).first();
  const before = await ground(pin);
  await pin.focus();
  await expect(litPins(page)).toHaveCount(1);
  await expect.poll(() => ground(pin)).not.toBe(before);
  expect(await ground(pricePins(page).last())).toBe(before);

  // Grounds are gone: the delivery is told from the return by a border that fills it.
  const open = (name: string) =>
    aside(page)
      .getByText(name, { exact: true })
      .locator('xpath=preceding-sibling::span')
      .evaluate((dot) => dot.clientWidth);
  expect(await open('Delivery')).toBe(0);
  expect(await open('Return')).toBeGreaterThan(5);
});

test('without WebGL the city is drawn, and the pins stand on it', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind]);
    } as typeof getContext;
  });
  await openMap(page);
  await expect(map(page).locator('svg path').first()).toBeAttached();
  await expect(map(page).locator('svg text').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(map(page).locator('svg')).toBeVisible();
  await expectAllCars(page);
  const before = await pins(page).last().boundingBox();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => pins(page).last().boundingBox()).not.toEqual(before);
});
