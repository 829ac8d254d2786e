import { cpSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.mjs';
import { inProject, projectNode, root } from './paths.mjs';
import { drawPictures, picturesFolder } from './pictures.mjs';
import { fingerprint, isUpToDate, writeStamp } from './stamp.mjs';
import { run, step } from './step.mjs';

const buildFolder = inProject('console', 'build');
const stampFile = path.join(buildFolder, '.stamp');
const config = 'vite.console.config.ts';
const madeFrom = [
  ...['api', 'drive', 'features', 'form', 'shell'],
  ...['app.css', 'index.html', 'main.tsx', 'routes.tsx', 'trusted-types.ts'],
];
/** The driver's app has the same icons as the renters' pages. */
const icons = ['icon-192.png', 'icon-512.png'];
const sources = [
  ...madeFrom.map((name) => `console/${name}`),
  ...['ui', 'i18n', 'contract', 'domain', config, 'package-lock.json', 'scripts/setup'],
  ...icons.map((icon) => `web/public/${icon}`),
];

export async function buildConsole() {
  await drawPictures();
  const wanted = fingerprint(root, sources);
  if (isUpToDate(stampFile, wanted)) return;
  await step('Building the console', async () => {
    const vite = path.join('node_modules', 'vite', 'bin', 'vite.js');
    await run(projectNode, [vite, 'build', '--config', config]);
    await compressFiles(buildFolder);
    for (const icon of icons) {
      cpSync(inProject('web', 'public', icon), path.join(buildFolder, 'drive', icon));
    }
    cpSync(picturesFolder, path.join(buildFolder, 'pictures'), { recursive: true });
  });
  writeStamp(stampFile, wanted);
}
