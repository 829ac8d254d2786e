// Prepares what a command needs: node scripts/setup.mjs packages web chromium
// Plain JavaScript for any Node from 18 on: it runs before the project's own Node is installed.
import { prepareChromium } from './setup/chromium.mjs';
import { prepareNginx } from './setup/nginx.mjs';
import { installPackages } from './setup/packages.mjs';
import { drawPictures } from './setup/pictures.mjs';
import { buildWeb } from './setup/web.mjs';

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  packages: installPackages,
  pictures: drawPictures,
  web: buildWeb,
  chromium: prepareChromium,
  nginx: prepareNginx,
};

try {
  for (const name of process.argv.slice(2)) {
    const prepare = parts[name];
    if (!prepare) throw new Error(`There is nothing called ${name} to set up.`);
    await prepare();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
