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

/**
 * Pages made of what changes as well, such as the cars that are free: whoever comes for the first time
 * sees the same within a minute, as long as the API says the same.
 */
export const passingPaths: readonly string[] = ['/', '/assets'];
