import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

// The gallery exists in development only, so these tests need a server with hot reload.
const { GALLERY_URL } = process.env;
const drawerBelowPx = 692;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
// Its sources are compiled as they are asked for, module by module: opening it takes longer than what
// is then looked at, so that a test looks at several components.
test.slow();

test.beforeEach(async ({ page }) => {
  await page.goto(`${GALLERY_URL}/gallery`);
  await untilAlive(page);
});

test('axe finds nothing in any component; a dialog is a drawer below 692 px, keeps the focus and gives it back [R-ADDRESS-008 R-CHANGE-001]', async ({
  page,
}) => {
  await expectNoProblems(page, { byNight: true });

  await test.step('a question is not answered by a click beside it', async () => {
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await untilSettled(page);
    await page.mouse.click(4, 4);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Don’t cancel' }).click();
    await expect(question).toHaveCount(0);
  });

  const opener = page.getByRole('button', { name: 'Open a small dialog' });
  await opener.focus();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Out of Reach Location' });
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const isDrawer = window.width < drawerBelowPx;

  await expect(dialog).toBeVisible();
  const isAtTheBottom = async () => {
    const { y, height } = (await dialog.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height) === window.height;
  };
  await untilSettled(page);
  await expect.poll(isAtTheBottom).toBe(isDrawer);
  const box = await dialog.boundingBox();

  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  if (!isDrawer) return;
  await opener.click();
  await pullDown(page, 30);
  await untilSettled(page);
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(box?.y);
  await pullDown(page, 220);
  await expect(dialog).toHaveCount(0);
});

test('every car is in the line-up, to one scale, and whole at every width', {
  tag: '@once',
}, async ({ page }) => {
  const pictures = page.getByRole('list', { name: 'Cars' }).locator('img');
  await expect(pictures).toHaveCount(97);
  const sizes = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        return `${image.naturalWidth} ${image.naturalHeight} ${image.width}`;
      }),
    ),
  );
  expect(new Set(sizes).size).toBe(1);

  for (const width of [390, 820, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pictures.evaluateAll(cutOff), `at ${width}`).toEqual([]);
  }
});

/** In the page: the pictures that are not whole within the window and whatever frame they stand in. */
const cutOff = (images: HTMLImageElement[]) =>
  images.flatMap((image) => {
    const { left, right, width, height } = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = image;
    const isWhole = Math.abs(width / height - naturalWidth / naturalHeight) < 0.02;
    const frames: Element[] = [document.documentElement];
    for (let at = image.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') frames.push(at);
    }
    const isSeen = frames.every((frame) => {
      const { left: from, right: to } = frame.getBoundingClientRect();
      return left >= from - 1 && right <= to + 1;
    });
    return isWhole && isSeen ? [] : [image.currentSrc];
  });

test('choices are made by keyboard; a toast is announced at the top, can be closed, and goes by itself; the loading screen changes its sentence every 2.5 seconds [A-VERIFY-010 R-SHELL-015 R-SHELL-022]', {
  tag: '@once',
}, async ({ page }) => {
  await test.step('one question is open at a time, and pages are links', async () => {
    const open = page.locator('#accordion details[open]');
    await expect(open).toHaveCount(1);
    await page.getByText('What happens if I cancel?').click();
    await expect(open).toHaveText(/^What happens if I cancel\?/);

    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('link', { name: 'Page 6' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?page=7/);
    await expect(pages.getByRole('link', { name: 'Page 7' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('choices', async () => {
    await page.getByRole('tab', { name: 'Current & Upcoming' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toHaveText('Your past trips will appear here.');

    const counter = page.getByRole('spinbutton', { name: 'Seats, at least' });
    await counter.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(counter).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Fewer: Seats, at least' })).toBeDisabled();

    const stop = page.getByRole('region', { name: 'Views of the car' }).getByRole('button', {
      name: 'Front',
      exact: true,
    });
    await stop.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Rear', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await stop.evaluate((button) => {
      for (const _press of ['one', 'and another at once'])
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
    await expect(page.getByRole('button', { name: 'Side', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await page.getByRole('button', { name: 'Open a large dialog' }).press('Enter');
    const select = page.getByRole('dialog').getByRole('button', { name: /Delivery time/ });
    await select.press('ArrowDown');
    await page.getByRole('option', { name: '06:00pm' }).press('Enter');
    await expect(select).toContainText('06:00pm');
    // Until the list has closed, Escape would be for it and not for the dialog.
    await expect(select).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('toasts', async () => {
    await page.getByRole('button', { name: 'Show an error' }).click();
    const error = page.getByRole('alertdialog', { name: 'Booking was not cancelled' });
    await expect(error.getByRole('alert')).toBeVisible();
    expect((await error.boundingBox())?.y).toBeLessThan(40);
    await error.getByRole('button', { name: 'Close' }).click();
    await expect(error).toHaveCount(0);

    await page.mouse.move(0, 400);
    await page.getByRole('button', { name: 'Show a word' }).press('Enter');
    const word = page.getByRole('alertdialog', { name: '1 minute left to book' });
    await expect(word).toBeVisible();
    await expect(word).toHaveCount(0);
  });

  await test.step('the loading screen', async () => {
    await page.clock.install();
    // Only what the test lets pass: a slow machine would skip a sentence.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Show the loading screen' }).click();
    for (const sentence of [/^Finding cars/, 'Counting the suitcases', 'Warming the seats']) {
      await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
      await page.clock.runFor(2_500);
    }
  });
});

/** Until whatever came or went has arrived. */
async function untilSettled(page: Page) {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const runsForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return runsForEver || playState !== 'running';
    }),
  );
}

/** By its head, and slowly: how far counts, not how fast. */
async function pullDown(page: Page, byPx: number) {
  await untilSettled(page);
  const top = (await page.getByRole('dialog').boundingBox())?.y ?? 0;
  await page.mouse.move(120, top + 12);
  await page.mouse.down();
  await page.mouse.move(120, top + 12 + byPx, { steps: 8 });
  await page.waitForTimeout(200);
  await page.mouse.up();
}
