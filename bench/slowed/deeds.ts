import type { Page } from '@playwright/test';
import type { Deed } from './feel.ts';

/** A hand comes to rest before it presses, and a press or key takes this long. */
const AIMING_MS = 200;
const HELD_MS = 80;

/** With the mouse where it is shown, as a hand would: no script of the test's runs in the page. */
async function press(page: Page, found: ReturnType<Page['locator']>): Promise<void> {
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error('Nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(AIMING_MS);
  await page.mouse.click(x, y, { delay: HELD_MS });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const pressing = (name: string, find: (page: Page) => ReturnType<Page['locator']>): Deed => ({
  name,
  act: (page) => press(page, find(page)),
});
const typing = (name: string, text: string): Deed => ({
  name,
  act: (page) => page.keyboard.type(text, { delay: 120 }),
});
const escaping = (name: string): Deed => ({
  name,
  act: (page) => page.keyboard.press('Escape', { delay: HELD_MS }),
});

/** What the browser itself needs on this machine is seen beside it. */
export const emptyPage = `<!doctype html><title>Empty</title><h1>Empty</h1><input>
<button onclick="this.append(1)">Press</button>
<button onclick="panel.innerHTML = '<p>Line <b>of a panel</b></p>'.repeat(150)">Open</button><div id="panel"></div>`;

/** What people do first on each page. */
export const deedsOf = {
  empty: [
    pressing('press', (page) => button(page, 'Press')),
    pressing('open 300 elements', (page) => button(page, 'Open')),
    pressing('press into the field', (page) => page.getByRole('textbox')),
    typing('type', 'rua aug'),
  ],
  home: [
    pressing('press into the address', (page) =>
      page.getByRole('combobox', { name: 'Delivery address' }),
    ),
    typing('type an address', 'rua aug'),
    pressing('open the calendar', (page) => button(page, /From and to/)),
    pressing('turn the month', (page) => button(page, /Next month/)),
  ],
  list: [
    pressing('open a filter', (page) => page.locator('summary', { hasText: 'Transmission' })),
    pressing('choose from it', (page) => page.locator('label', { hasText: 'Manual' }).first()),
    pressing('open more filters', (page) => button(page, /^More/)),
    escaping('close them'),
    pressing('open the dates', (page) => button(page, /^Dates and times/)),
  ],
  car: [
    pressing('turn to another picture', (page) =>
      page.getByRole('region', { name: /^Pictures of/ }).getByRole('button', { name: 'Front' }),
    ),
    pressing('add an extra', (page) =>
      page.getByRole('checkbox', { name: /^Satellite navigation/ }),
    ),
    pressing('open the details', (page) => button(page, 'See more details')),
    escaping('close them'),
  ],
} as const satisfies Record<string, readonly Deed[]>;
