/** The oldest that install this set of packages: older ones leave out parts meant for newer Nodes. */
const OLDEST = { node: [22, 22, 0], npm: [11, 0, 0] };

/**
 * What must be fetched before the packages can be installed.
 * @param {{ node: string, npm: string | undefined }} found versions at hand; npm's may be unknown
 * @returns {('node' | 'npm')[]}
 */
export function toolsToFetch(found) {
  /** @type {('node' | 'npm')[]} */
  const missing = [];
  if (!isAtLeast(found.node, OLDEST.node)) missing.push('node');
  if (!isAtLeast(found.npm, OLDEST.npm)) missing.push('npm');
  return missing;
}

/** @param {string | undefined} version @param {number[]} oldest */
export function isAtLeast(version, oldest) {
  const parts = (version ?? '').replace(/^v/, '').split('.').map(Number.parseFloat);
  for (const [index, wanted] of oldest.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}
