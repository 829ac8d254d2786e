import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(root, ...parts);

/** The Node that the project brings along as a package; there only once packages are installed. */
export const projectNode = inProject('node_modules', 'node', 'bin', 'node');

export const hasProjectNode = () => existsSync(projectNode);

/** Where the parts beside the product lie. */
export const beside = {
  e2e: 'proofs/e2e',
  firefox: 'proofs/firefox',
  bench: 'proofs/bench',
  faults: 'proofs/faults',
  attack: 'proofs/attack',
  cluster: 'proofs/cluster',
};
