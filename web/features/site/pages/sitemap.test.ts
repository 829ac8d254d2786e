import { expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

it('lists the pages, the cities and their cars by their whole address', () => {
  const xml = sitemap('https://handover.example', [
    { id: 'lisbon', carIds: ['a', 'b'] },
    { id: 'new-york', carIds: ['c'] },
  ]);
  const paths = [...xml.matchAll(/<loc>https:\/\/handover\.example(.*)<\/loc>/g)].map(
    ([, it]) => it,
  );
  expect(paths).toEqual([
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
    '/?city=lisbon',
    '/assets?city=lisbon',
    '/?city=new-york',
    '/assets?city=new-york',
    '/assets/a',
    '/assets/b',
    '/assets/c',
  ]);
});

it('sends robots to the sitemap and away from what belongs to a renter', () => {
  const text = robots('https://handover.example');
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, it]) => it);
  expect(closed).toEqual(['/api/', '/profile', '/bookings', '/booking/', '/assets/*/checkout']);
  expect(text).toContain('Sitemap: https://handover.example/sitemap.xml');
});
