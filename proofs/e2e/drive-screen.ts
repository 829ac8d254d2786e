import { expect, type Page } from '@playwright/test';
import { expectNoProblems } from './expect-no-problems.ts';

const LEAST_TARGET = 48;
const LEAST_CONTRAST = 7;
/** Keys to go on have large, bold white on red: legible at 4.5, and 4.8 is what the red gives. */
const LEAST_ON_KEYS = 4.5;

/** A screen of the driver's phone: for thumbs, for the sun, for readers, by day and by night. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoProblems(page, { byNight: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faintTexts(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await atEachWidth(page, async (width) => {
    expect(await smallTargets(page), `${width} pixels wide`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} pixels wide`).toBe(0);
  });
}

/** The phones that drivers have, from the narrowest on. */
export async function atEachWidth(
  page: Page,
  look: (width: number) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('A phone has a size');
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ ...before, width });
    await look(width);
  }
  await page.setViewportSize(before);
}

const smallTargets = (page: Page) =>
  page.locator('a[href], button, input:not(.sr-only), textarea, label:has(input)').evaluateAll(
    (parts, least) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(({ part, box }) => `${part.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`),
    LEAST_TARGET,
  );

/** Every text against the ground it stands on, as the browser paints both. */
const faintTexts = (page: Page) =>
  page.evaluate(
    ({ least, onKeys }) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const rgb = (colour: string): readonly number[] => {
        if (!canvas) return [0, 0, 0, 1];
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
        const share = (value: number) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
      };
      const groundOf = (element: Element | null): readonly number[] => {
        if (!element) return [255, 255, 255, 1];
        const ground = rgb(getComputedStyle(element).backgroundColor);
        return (ground[3] ?? 0) > 0.99 ? ground : groundOf(element.parentElement);
      };
      const hasText = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      return [...document.body.querySelectorAll('*')]
        .filter((element) => !(element instanceof SVGElement) && hasText(element))
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        .flatMap((element) => {
          const texts = luminance(rgb(getComputedStyle(element).color));
          const ground = luminance(groundOf(element));
          const [low = 0, high = 0] = [texts, ground].sort((one, other) => one - other);
          const contrast = (high + 0.05) / (low + 0.05);
          const style = getComputedStyle(element);
          const isLarge =
            Number.parseFloat(style.fontSize) >= 18 && Number(style.fontWeight) >= 600;
          const isKey = isLarge && element.closest('a, button') !== null;
          return contrast < (isKey ? onKeys : least)
            ? [`${element.textContent?.slice(0, 40)}: ${contrast.toFixed(2)}`]
            : [];
        });
    },
    { least: LEAST_CONTRAST, onKeys: LEAST_ON_KEYS },
  );
