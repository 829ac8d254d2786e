import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptCommand, installWithApt } from './apt.mjs';
import { step } from './step.mjs';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The system's Firefox, if there is one that starts: Ubuntu's is a placeholder for its own store. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  const found = FIREFOX_PATH ?? USUAL_PLACES.find((place) => existsSync(place));
  return found !== undefined && spawnSync(found, ['--version']).status === 0 ? found : undefined;
}

/** Where it cannot be had, the tests say so and go on without it. */
export async function prepareFirefox() {
  const apt = aptCommand();
  if (!apt || findFirefox()) return;
  try {
    await step('Installing Firefox', () => installWithApt(apt, 'firefox-esr'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
