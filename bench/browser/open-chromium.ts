import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The system's Chromium, or Playwright's own; Lighthouse drives it through the port. */
export function openChromium(port: number): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(systemChromium) && { executablePath: systemChromium }),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
