import { expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

it('lists the pages and the cities by their whole address', () => {
  const xml = sitemap('https://handover.example', ['lisbon', 'new-york']);
  expect(xml).toContain('<loc>https://handover.example/faq</loc>');
  expect(xml).toContain('<loc>https://handover.example/?city=new-york</loc>');
});

it('sends robots to the sitemap and away from what belongs to a renter', () => {
  const text = robots('https://handover.example');
  expect(text).toContain('Disallow: /profile');
  expect(text).toContain('Sitemap: https://handover.example/sitemap.xml');
});
