import { prepareChromium } from './chromium.mjs';
import { buildConsole } from './console.mjs';
import { prepareFirefox } from './firefox.mjs';
import { prepareNginx } from './nginx.mjs';
import { installPackages } from './packages.mjs';
import { drawPictures } from './pictures.mjs';
import { buildWeb } from './web.mjs';

/** @type {Readonly<Record<string, () => Promise<void>>>} */
const parts = {
  packages: installPackages,
  pictures: drawPictures,
  web: buildWeb,
  console: buildConsole,
  chromium: prepareChromium,
  firefox: prepareFirefox,
  nginx: prepareNginx,
};

/** What is there already costs next to nothing. @param {readonly string[]} names */
export async function prepare(names) {
  for (const name of names) {
    const part = parts[name];
    if (!part) throw new Error(`There is nothing called ${name} to set up.`);
    await part();
  }
}
