import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What the standard asks of markup, and that every landmark has a name of its own. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
  }),
);

/** In the page as the server sends it. */
export async function faultsIn(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const { results } = await validator.validateString(html, path);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ message, selector }) => `${path}: ${message} (${selector})`);
}
