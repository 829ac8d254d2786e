import { placeholderNames } from './features/pages/placeholder-names.ts';

/**
 * Pages that need no data of their own: they say the same to everyone who is not signed in, until the
 * configuration or the cities change. The server renders them ahead.
 */
export const standingPaths: readonly string[] = [
  '/faq',
  '/business',
  '/subscription',
  '/team',
  '/terms',
  '/blog',
  '/service-areas',
  ...placeholderNames.map((name) => `/${name}`),
];
