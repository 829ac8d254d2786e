// Which folder may import which: web and server → i18n → contract → domain.

// The parser below, imported to fail where it is missing: TypeScript would be skipped in silence.
import '@swc/core';

const TESTS = '\\.test\\.tsx?$';
/** What every adapter of a port must pass. */
const PORT_TESTS = '^server/providers/.*-contract\\.ts$';
const TEST_TOOLS = ['node_modules/(vitest|fast-check)/'];

/**
 * @param {string} folder
 * @param {string[]} allowed
 * @param {string} comment
 */
function only(folder, allowed, comment) {
  const own = `^${folder}/`;
  return [
    {
      name: `${folder}-imports`,
      comment,
      severity: 'error',
      from: { path: own, pathNot: TESTS },
      to: { pathNot: [own, ...allowed] },
    },
    {
      name: `${folder}-test-imports`,
      comment: `${comment} Its tests may also use the test tools.`,
      severity: 'error',
      from: { path: `${own}.*${TESTS}` },
      to: { pathNot: [own, ...allowed, ...TEST_TOOLS] },
    },
  ];
}

/**
 * @param {string} folder
 * @param {string} forbidden
 * @param {string} comment
 */
function never(folder, forbidden, comment) {
  return {
    name: `${folder}-never-${forbidden.replace(/\W+/g, '-')}`,
    comment,
    severity: 'error',
    from: { path: `^${folder}/` },
    to: { path: `^(${forbidden})/` },
  };
}

export default {
  forbidden: [
    ...only('domain', ['node_modules/dinero\\.js/'], 'Rules are pure: no I/O, no framework.'),
    ...only(
      'contract',
      ['^domain/', 'node_modules/(zod|tldts)/'],
      'The contract is data: schemas over the words of the domain.',
    ),
    ...only(
      'i18n',
      ['^domain/', '^contract/', 'node_modules/(i18next|react-i18next)/'],
      'Words know what they are about, not who shows them.',
    ),
    {
      name: 'pages-never-words-of-the-server',
      comment: 'A browser downloads no word of an email or a receipt.',
      severity: 'error',
      from: { path: ['^web/', '^i18n/words\\.ts$'] },
      to: { path: '^i18n/(server-words\\.ts$|en/server/)' },
    },
    {
      name: 'server-never-words-of-pages',
      comment: 'The words of the pages come with React.',
      severity: 'error',
      from: { path: ['^server/', '^i18n/server-words\\.ts$'] },
      to: {
        path: '^i18n/',
        pathNot: ['^i18n/server-words\\.ts$', '^i18n/en/server/', '^i18n/typed-keys\\.ts$'],
      },
    },
    never(
      'web',
      'server|scripts|e2e|bench|faults|attack|cluster',
      'Pages know the server only by the contract.',
    ),
    never(
      'server',
      'web|scripts|e2e|bench|faults|attack|cluster',
      'The server gets the pages as a finished build.',
    ),
    never(
      'e2e',
      'server|scripts|bench|faults|attack|cluster',
      'A browser test knows what a browser knows.',
    ),
    never(
      'bench',
      'web|e2e|faults|attack',
      'A measurement drives the server, alone or behind nginx.',
    ),
    never('faults', 'web|server|scripts|e2e|bench|attack|cluster', 'A proof is run, not imported.'),
    never('attack', 'web|scripts|e2e|bench|faults|cluster', 'An attacker drives the server.'),
    never('cluster', 'web|e2e|bench|faults|attack', 'A cluster is made of whole processes.'),
    {
      name: 'scripts-never-pages',
      comment: 'A script may draw with the drawings; the other parts of the pages need a browser.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(web|e2e|bench)/', pathNot: '^web/ui/drawings/' },
    },
    {
      name: 'test-helpers-in-tests-only',
      severity: 'error',
      from: { path: '^server/', pathNot: [TESTS, '^server/testing/'] },
      to: { path: '^server/testing/' },
    },
    {
      name: 'no-test-imported',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'no-development-package-shipped',
      comment:
        'A deployed node has the packages of "dependencies" only. pages.ts loads Vite when asked for hot reload.',
      severity: 'error',
      from: {
        path: '^(domain|contract|i18n|server|web)/',
        pathNot: [
          TESTS,
          PORT_TESTS,
          '^server/testing/',
          '^web/routes\\.ts$',
          '^server/pages\\.ts$',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment:
        'React Router writes +types while it builds, Vite answers for what ends in a ?query.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '\\?worker&url$'] },
    },
    {
      name: 'no-cycle',
      comment: 'Of types as little as of code: neither file could be read without the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no interface for other tools yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
