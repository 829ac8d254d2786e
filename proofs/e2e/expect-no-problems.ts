import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Compiled anew in every page: the minified file is less than half as long. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Look {
  readonly except?: string;
  /** Whether its dark form is looked at, too: there only colours differ. */
  readonly byNight?: boolean;
}

/** axe finds nothing wrong with the page as it stands, and what it is divided into has names. */
export async function expectNoProblems(page: Page, { except, byNight = false }: Look = {}) {
  // A page that is still on its way has no name yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await untilStill(page);
  // "Legacy" looks from within the page; otherwise axe opens a second window for every look.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (except) axe.exclude(except);
  expect((await axe.analyze()).violations).toEqual([]);
  expect(await partsWithoutName(page)).toEqual([]);
  if (!byNight) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  expect((await axe.withRules('color-contrast').analyze()).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Half-faded text has no contrast yet; what breathes while it waits goes on for ever.
 * A dialog with a field in focus is transparent until a phone's keyboard would be up.
 */
const untilStill = (page: Page) =>
  page.waitForFunction(() => {
    const isOver = ({ playState, effect }: Animation) =>
      playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const isSeen = (dialog: Element) =>
      !dialog.checkVisibility() || dialog.checkVisibility({ opacityProperty: true });
    return (
      document.getAnimations().every(isOver) &&
      [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every(isSeen)
    );
  });

/** To axe a section without a name is no region at all; to a reader it is a part that nobody can go to. */
const partsWithoutName = (page: Page) =>
  page.locator('section, nav, aside, dialog').evaluateAll((parts) => {
    const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
    const nameOf = (part: Element) =>
      part.ariaLabel || part.getAttribute('aria-labelledby')?.split(' ').map(textOf).join('');
    return parts
      .filter((part) => part.checkVisibility() && !nameOf(part))
      .map((part) => part.outerHTML.slice(0, 200));
  });
