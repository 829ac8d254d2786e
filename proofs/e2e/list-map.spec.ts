import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { isPhone, isWide, newYorkTrip, withoutLiveMap, withSearch } from './list-trip.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

// Without a graphics card the map takes its time.
test.slow();

const cars = (page: Page) => page.getByRole('list', { name: 'Cars' }).getByRole('article');
const map = (page: Page) => page.getByRole('application', { name: 'Map of New York' });
const pins = (page: Page) =>
  page.getByRole('complementary', { name: 'Map' }).getByRole('button', { name: /^\$/ });

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
  await expect(pins(page)).toHaveCount(10);
  const aside = page.getByRole('complementary', { name: 'Map' });
  await expect(aside.getByText('Delivery', { exact: true })).toBeVisible();
  await expect(aside.getByText('Return', { exact: true })).toBeVisible();
  await expect(aside.getByText(/OpenStreetMap/)).toBeVisible();
}

test('each car of the page has a pin with its price, and both trip ends have theirs; card and pin point at each other [D-036-002 R-LIST-010]', {
  tag: '@wide',
}, async ({ page }) => {
  await openMap(page);
  await expectPins(page);
  await expectNoProblems(page);
  // Pins stand by garage, and of one model there may be several.
  const names = await cars(page).getByRole('heading').allTextContents();
  const index = names.findIndex((name) => names.indexOf(name) === names.lastIndexOf(name));
  const car = cars(page).nth(index);
  const pin = pins(page).and(page.getByRole('button', { name: new RegExp(`, ${names[index]}$`) }));
  await car.hover();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.focus();
  await expect(car).toHaveAttribute('data-active');
  await expect(cars(page).and(page.locator('[data-active]'))).toHaveCount(1);
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
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(cars(page).first()).toBeHidden();
  await pins(page).first().click();
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
  await expect(map(page).locator('svg text', { hasText: 'Manhattan' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(map(page).locator('svg')).toBeVisible();
  await expect(pins(page)).toHaveCount(10);
  const before = await pins(page).last().boundingBox();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => pins(page).last().boundingBox()).not.toEqual(before);
});
