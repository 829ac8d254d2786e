import { placeholderNames } from './features/site/pages/placeholder-names.ts';

/**
 * Pages that need no data of their own: they say the same to everyone who is not signed in, until the
 * configuration or the cities change.
 */
export const standingPaths: readonly string[] = [
  '/faq',
  '/business',
  '/subscription',
  '/team',
  '/terms',
  '/help',
  '/insurance',
  '/blog',
  '/service-areas',
  '/verify',
  ...placeholderNames.map((name) => `/${name}`),
];

/** What whoever comes without a cookie sees alike. The server caches these for a moment. */
export const publicPaths: readonly string[] = ['/', ...standingPaths];
