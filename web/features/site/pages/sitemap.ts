import { carPath } from '../../../page/car-path.ts';
import { listOf } from '../../trip/state/last-list.ts';

/** The pages with something to read: nobody is called to a page that only shows its name. */
const pagePaths = [
  '/',
  '/service-areas',
  '/faq',
  '/business',
  '/subscription',
  '/team',
  '/terms',
  '/help',
  '/insurance',
  '/verify',
] as const;

/** What belongs to one renter or to a booking under way. */
const closedPaths = ['/api/', '/profile', '/bookings', '/booking/', '/assets/*/checkout'] as const;

/** More than this a search engine does not take in one file. */
const MOST_PLACES = 50_000;

interface CityPages {
  readonly id: string;
  readonly carIds: readonly string[];
}

export function sitemap(origin: string, cities: readonly CityPages[]): string {
  const paths = [
    ...pagePaths,
    ...cities.flatMap(({ id }) => [cityPath(id), listOf(id)]),
    ...cities.flatMap(({ carIds }) => carIds.map(carPath)),
  ].slice(0, MOST_PLACES);
  const entries = paths.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Home with a city chosen is a page of its own to a search engine. */
export function cityPath(cityId: string): string {
  return `/?city=${encodeURIComponent(cityId)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
