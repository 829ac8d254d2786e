import { readFileSync } from 'node:fs';
import { hasProjectNode, inProject, root } from './paths.mjs';
import { fingerprint, isUpToDate, writeStamp } from './stamp.mjs';
import { run, step } from './step.mjs';
import { environmentForNpm, installTools } from './toolchain.mjs';

const stampFile = inProject('node_modules', '.setup-stamp');

export async function installPackages() {
  const wanted = packagesFingerprint();
  if (hasProjectNode() && isUpToDate(stampFile, wanted)) return;
  const tools = await installTools();
  await step('Installing packages', () =>
    // Not `npm ci`: a lock file written where foreign platforms' packages cannot be had is
    // incomplete for it. Not saving, because setting up changes no tracked file.
    run(tools.node, [tools.npm, 'install', '--no-save', '--include=dev'], {
      env: { ...environmentForNpm(), PATH: tools.path },
    }),
  );
  if (!hasProjectNode())
    throw new Error('The packages were installed, but the Node among them is missing.');
  writeStamp(stampFile, wanted);
}

function packagesFingerprint() {
  const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const { dependencies, devDependencies, overrides, allowScripts } = manifest;
  const wishes = JSON.stringify({ dependencies, devDependencies, overrides, allowScripts });
  return fingerprint(root, ['package-lock.json'], wishes);
}
