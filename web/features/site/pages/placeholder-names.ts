import type { pages } from '../../../../i18n/en/pages.ts';

export type PlaceholderName = keyof typeof pages.placeholder.names;

/** Pages the route table knows and nobody has written yet: they show their name. */
export const placeholderNames = [
  'about',
  'company',
  'corporate-profile',
  'custom-search',
  'rent-a-car',
  'car-sharing',
  'gamma',
  'operations',
  'policy',
  'vehicles',
  'imprint',
  'partner',
  'driver',
  'career',
] as const satisfies readonly PlaceholderName[];
