import { cpSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compress.mjs';
import { inProject, projectNode, root } from './paths.mjs';
import { drawPictures, picturesFolder } from './pictures.mjs';
import { fingerprint, isUpToDate, writeStamp } from './stamp.mjs';
import { run, step } from './step.mjs';

const stampFile = inProject('build', '.stamp');
const clientFolder = inProject('build', 'client');
const sources = [
  'web',
  'ui',
  'i18n',
  'contract',
  'domain',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/setup',
  'scripts/draw-pictures.ts',
];
const routerCommand = path.join('node_modules', '.bin', 'react-router');

export async function buildWeb() {
  await drawPictures();
  const wanted = fingerprint(root, sources);
  if (isUpToDate(stampFile, wanted)) return;
  await step('Building the pages', async () => {
    await run(projectNode, [routerCommand, 'build']);
    cpSync(picturesFolder, path.join(clientFolder, 'pictures'), { recursive: true });
    await compressFiles(clientFolder);
  });
  writeStamp(stampFile, wanted);
}
