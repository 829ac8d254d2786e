import { existsSync } from 'node:fs';
import path from 'node:path';
import { inProject, projectNode, root } from './paths.mjs';
import { fingerprint, isUpToDate, writeStamp } from './stamp.mjs';
import { run, step } from './step.mjs';

/** Served from here while developing; the build takes a copy. */
export const picturesFolder = inProject('.cache', 'public', 'pictures');
const stampFile = inProject('.cache', 'pictures.stamp');
const drawing = path.join('scripts', 'draw-pictures.ts');

export async function drawPictures() {
  const wanted = fingerprint(root, [drawing, 'ui/drawings', 'contract', 'server/sample-data']);
  if (existsSync(picturesFolder) && isUpToDate(stampFile, wanted)) return;
  await step('Drawing pictures', () => run(projectNode, [drawing, picturesFolder]));
  writeStamp(stampFile, wanted);
}
