import { type Browser, chromium } from '@playwright/test';
import config from '../../playwright.config.ts';

/** The browser of the browser tests; Lighthouse drives it through the port. */
export function openChromium(port: number): Promise<Browser> {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
}
