// Which folder may import which: web, console and server → i18n → contract → domain, web and console → ui; and
// which room which.

// The parser below, imported to fail where it is missing: TypeScript would be skipped in silence.
import '@swc/core';

const TESTS = '\\.test\\.tsx?$';
const FIXTURES = '\\.fixture\\.tsx?$';
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
      from: { path: own, pathNot: [TESTS, FIXTURES] },
      to: { pathNot: [own, ...allowed] },
    },
    {
      name: `${folder}-test-imports`,
      comment: `${comment} Its tests and fixtures may also use the test tools.`,
      severity: 'error',
      from: { path: [`${own}.*${TESTS}`, `${own}.*${FIXTURES}`] },
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

/**
 * Rooms of one folder, from the top floor down: a room imports those below it, never one above or beside
 * that imports it. Whoever adds a room says here on which floor it stands.
 * @param {string} folder
 * @param {string[][]} floors
 */
function floors(folder, floors) {
  const all = floors.flat();
  const inside = (/** @type {string[]} */ rooms) => `^${folder}/(${rooms.join('|')})/`;
  /** A room within another stands on a floor of its own. */
  const roomsIn = (/** @type {string} */ room) =>
    all.filter((other) => other.startsWith(`${room}/`)).map((other) => inside([other]));
  const between = floors.flatMap((floor, index) =>
    floor.flatMap((room) => {
      const others = [...floors.slice(0, index).flat(), ...floor.filter((other) => other !== room)];
      return others.map((other) => ({
        name: `${folder}/${room}-never-${other}`.replaceAll('/', '-'),
        severity: 'error',
        from: { path: inside([room]), pathNot: [TESTS, FIXTURES, ...roomsIn(room)] },
        to: { path: inside([other]), pathNot: roomsIn(other) },
      }));
    }),
  );
  const unlisted = {
    name: `${folder}-room-has-a-floor`.replaceAll('/', '-'),
    severity: 'error',
    from: {
      path: `^${folder}/[^/]+/`,
      pathNot: [inside(all), '^server/testing/', '^server/operate/acting\\.ts$'],
    },
    to: {},
  };
  return [...between, unlisted];
}

const serverFloors = [
  ['operate/doctor'],
  ['operate/board'],
  ['sim', 'doctor'],
  ['operate/today'],
  ['operate/drive'],
  ['operate/catalogue', 'operate/cities', 'operate/fleet'],
  ['operator'],
  ['operate/evidence', 'operate/jobs', 'operate/phone-bookings', 'operate/repairs'],
  ['operate/claims', 'operate/renters'],
  ['operate/bookings'],
  ['reconciliation', 'sample-data'],
  ['handovers', 'statements'],
  ['bookings'],
  ['quotes', 'places'],
  ['catalogue'],
  ['profile'],
  ['operate/staff'],
  ['accounts'],
  ['companies', 'documents', 'mail', 'texts', 'wallet', 'webhooks'],
  ['paper', 'providers', 'requests', 'settings'],
  ['operate/audit', 'security'],
  ['operate/http'],
  ['csv', 'http', 'jobs'],
  ['db'],
];

const bookingFloors = [
  ['files', 'whole-system'],
  ['read'],
  ['life'],
  ['claims'],
  ['offers'],
  ['change'],
  ['cancel', 'create'],
  ['phone'],
  ['money'],
  ['drivers', 'invoices'],
  ['record'],
];

const featureFloors = [
  ['checkout/success', 'dev/sim'],
  ['bookings/standing'],
  ['find/list'],
  ['checkout', 'driving', 'find/map', 'find/trip'],
  [
    'bookings/cancel',
    'bookings/claim',
    'bookings/day',
    'bookings/drivers',
    'bookings/handover',
    'bookings/offer',
    'bookings/return',
    'bookings/review',
    'extras',
    'find/data',
  ],
  ['car', 'site/home'],
  [
    'bookings/change',
    'dev/gallery',
    'extras/choice',
    'find/bar',
    'find/wizard',
    'site/pages',
    'verify',
  ],
  ['bookings/data', 'me/profile', 'price', 'site/shell', 'trip/address', 'trip/calendar'],
  ['me/draft'],
  ['map', 'me/account', 'me/documents', 'me/wallet', 'trip/state'],
];

const deskFloors = [
  ['set-up'],
  ['cities'],
  ['board'],
  ['renters', 'phone-bookings'],
  ['bookings'],
  ['claims'],
  ['account', 'catalogue', 'entry', 'evidence', 'fleet', 'jobs', 'repairs', 'staff', 'today'],
];

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
      from: { path: ['^web/', '^console/', '^i18n/words\\.ts$'] },
      to: { path: '^i18n/(server-words\\.ts$|en/server/)' },
    },
    {
      name: 'server-never-words-of-pages',
      comment: 'The words of the pages come with React.',
      severity: 'error',
      from: { path: ['^server/', '^i18n/server-words\\.ts$'] },
      to: {
        path: '^i18n/',
        pathNot: [
          '^i18n/(server-words|american-texts|typed-keys)\\.ts$',
          '^i18n/en/(server/|(car|paper)-file\\.ts$)',
        ],
      },
    },
    never('web', 'console|server|scripts|proofs', 'Pages know the server only by the contract.'),
    never(
      'console',
      'web|server|scripts|proofs',
      'The desk knows the server only by the contract.',
    ),
    never(
      'ui',
      'web|console|server|scripts|proofs|i18n',
      'Used by any application, it knows none and says nothing by itself.',
    ),
    never(
      'server',
      'web|console|ui|scripts|proofs',
      'The server gets the pages as a finished build.',
    ),
    never(
      'proofs/e2e',
      'server|scripts|proofs/firefox|proofs/bench|proofs/faults|proofs/attack|proofs/cluster',
      'A browser test knows what a browser knows.',
    ),
    never(
      'proofs/firefox',
      'web|proofs/e2e|proofs/bench|proofs/faults|proofs/attack|proofs/cluster',
      'A journey in another browser drives the server.',
    ),
    never(
      'proofs/bench',
      'web|proofs/e2e|proofs/faults|proofs/attack',
      'A measurement drives the server, alone or behind nginx.',
    ),
    never(
      'proofs/faults',
      'web|server|scripts|proofs/e2e|proofs/bench|proofs/attack|proofs/cluster',
      'A proof is run, not imported.',
    ),
    never(
      'proofs/attack',
      'web|scripts|proofs/e2e|proofs/bench|proofs/faults|proofs/cluster',
      'An attacker drives the server.',
    ),
    never(
      'proofs/cluster',
      'web|proofs/e2e|proofs/bench|proofs/faults|proofs/attack',
      'A cluster is made of whole processes.',
    ),
    ...floors('server', serverFloors),
    ...floors('server/bookings', bookingFloors),
    ...floors('web/features', featureFloors),
    ...floors('console/features', deskFloors),
    never('console/shell', 'console/features', 'Pages stand in the shell, not it on them.'),
    never(
      'console/drive',
      'console/(api|features|form|shell)',
      'The phone downloads nothing of the desk.',
    ),
    never(
      'console/(api|features|form|shell)',
      'console/drive(?!/store/forget-day-here)',
      'The desk is no phone; it only takes the day off it with the log-out.',
    ),
    {
      name: 'renters-never-words-of-the-desk',
      comment: 'A renter downloads no word of the console.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^i18n/en/(console|drive)/' },
    },
    {
      name: 'scripts-never-pages',
      comment: 'A script may draw with the drawings; the other parts of the pages need a browser.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(web|ui|proofs)/', pathNot: '^ui/drawings/' },
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
        path: '^(domain|contract|i18n|ui|server|web|console)/',
        pathNot: [
          TESTS,
          FIXTURES,
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
    exclude: { path: '^console/build/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
