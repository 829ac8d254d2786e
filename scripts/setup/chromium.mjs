import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptCommand, installWithApt } from './apt.mjs';
import { projectNode } from './paths.mjs';
import { run, step } from './step.mjs';

/** Without the windows of a browser, opening a page takes half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwrightCommand = path.join('node_modules', 'playwright', 'cli.js');

const featuresOfNoUse = [
  // A whole page in every window, for suggestions below an address bar that nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's own list, which this one replaces.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * Tests may run as root and without a graphics card, and reach no network but our server. Only WebGL is
 * drawn by a simulated card: pages are painted several times faster without one.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  `--disable-features=${featuresOfNoUse.join()}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium; undefined means that the browser tests use Playwright's own. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
}

export async function prepareChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (starts(CHROMIUM_PATH ?? SHELL)) return;
  if (CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not start.`);
  const apt = aptCommand();
  if (apt) {
    try {
      await step('Installing Chromium', () =>
        installWithApt(apt, 'chromium-headless-shell', 'fonts-liberation'),
      );
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  if (starts(findChromium())) return;
  await step('Fetching the Chromium of Playwright', () =>
    run(projectNode, [playwrightCommand, 'install', '--only-shell', 'chromium']),
  );
}

/** A distribution may ship a placeholder that only says where else to look. @param {string | undefined} chromium */
function starts(chromium) {
  return chromium !== undefined && spawnSync(chromium, ['--version']).status === 0;
}
