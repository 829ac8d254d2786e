import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasProjectNode, inProject, projectNode } from './paths.mjs';
import { run, step } from './step.mjs';
import { toolsToFetch } from './versions.mjs';

const folder = inProject('.cache', 'toolchain');
const fetchedNode = path.join(folder, 'node_modules', 'node', 'bin', 'node');
const fetchedNpm = path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');

/**
 * The Node and npm that install the packages: the ones at hand where they are new enough,
 * otherwise pinned ones, fetched with whatever npm there is.
 * @returns {Promise<{ node: string, npm: string, path: string }>}
 */
export async function installTools() {
  const node = hasProjectNode() ? projectNode : process.execPath;
  const npm = npmAtHand();
  const missing = toolsToFetch({ node: versionOfNode(node), npm: npm.version });
  if (missing.length > 0) await fetchTools(missing, npm.cli);
  const chosen = {
    node: missing.includes('node') ? fetchedNode : node,
    npm: missing.includes('npm') ? fetchedNpm : npm.cli,
  };
  const { PATH } = process.env;
  const first = [path.dirname(chosen.node), path.join(folder, 'node_modules', '.bin')];
  return { ...chosen, path: [...first, PATH].join(path.delimiter) };
}

/** npm names itself to the scripts it runs; started by hand, it is looked for beside Node. */
function npmAtHand() {
  const { npm_execpath: named } = process.env;
  const cli = named?.endsWith('npm-cli.js') ? named : npmOnPath();
  return { cli, version: packageVersion(path.join(path.dirname(cli), '..')) };
}

function npmOnPath() {
  const globalPackages = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim();
  return path.join(globalPackages, 'npm', 'bin', 'npm-cli.js');
}

/** @param {string} node */
function versionOfNode(node) {
  return node === process.execPath
    ? process.version
    : execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
}

/** @param {string} packageFolder @returns {string | undefined} */
function packageVersion(packageFolder) {
  try {
    return JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** @param {('node' | 'npm')[]} missing @param {string} npmCli */
async function fetchTools(missing, npmCli) {
  const project = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const pinned = {
    node: project.dependencies.node,
    npm: project.packageManager.replace('npm@', ''),
  };
  const wanted = missing.filter(
    (name) => packageVersion(path.join(folder, 'node_modules', name)) !== pinned[name],
  );
  if (wanted.length === 0) return;
  const title = missing.map((name) => `${name} ${pinned[name]}`).join(' and ');
  await step(`Fetching ${title}`, async () => {
    mkdirSync(folder, { recursive: true });
    const dependencies = Object.fromEntries(missing.map((name) => [name, pinned[name]]));
    const manifest = { private: true, dependencies, allowScripts: { node: true } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    await run(process.execPath, [npmCli, 'install', '--no-package-lock', '--no-audit'], {
      cwd: folder,
      env: environmentForNpm(),
    });
  });
}

/** What one npm tells its scripts would mislead another one that they start. */
const FROM_OUTER_NPM =
  /^npm_(lifecycle|package|command|execpath|node_execpath|config_(local_prefix|global_prefix|prefix|npm_version|user_agent|node_gyp|init_module)$)/i;

export function environmentForNpm() {
  const ours = Object.entries(process.env).filter(([name]) => !FROM_OUTER_NPM.test(name));
  return Object.fromEntries(ours);
}
