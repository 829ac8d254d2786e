import { expect, type Page } from '@playwright/test';
import { publicPaths } from '../../web/standing-paths.ts';
import { faultsIn } from './faults-in-markup.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { test } from './test.ts';

/** The addresses that a page names as its own. */
async function canonicalOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const links = html.match(/<link[^>]*rel="canonical"[^>]*>/g) ?? [];
  return links.map((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '');
}

async function pathsInSitemap(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

test('the markup of every page is as the standard asks, and landmarks have names', {
  tag: '@once',
}, async ({ page }) => {
  const car = (await pathsInSitemap(page)).find((path) => path.startsWith('/assets/')) ?? '';
  const faults: string[] = [];
  const look = async (...paths: readonly string[]) => {
    for (const path of paths) faults.push(...(await faultsIn(page, path)));
  };
  await look(...publicPaths, '/?city=lisbon', '/assets?city=lisbon', car, '/nowhere', '/sim');
  await look('/verify-email', '/reset-password');
  await signInAs(page, 'renter');
  const [booking] = await bookingsOf(page);
  await look(`/pay/${booking?.id}`, '/search?origin=&step=0');
  await look('/', car, '/bookings', '/profile', `/booking/${booking?.id}`);
  await look(`/assets/${booking?.car.id}/checkout/${booking?.id}/success`);
  expect(faults).toEqual([]);
});

test('every page a search engine may list names one address, however it was reached', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const listed = await pathsInSitemap(page);
  const cars = listed.filter((path) => path.startsWith('/assets/'));
  expect(cars.length).toBeGreaterThan(50);
  const [car = ''] = cars;
  const pages = [...listed.filter((path) => !cars.includes(path)), car];
  for (const path of [...new Set([...pages, ...publicPaths, '/assets?city=lisbon&page=2'])]) {
    expect(await canonicalOf(page, path), path).toEqual([`${baseURL}${path}`]);
  }
  const otherWays = ['/faq/', '/FAQ', '/faq?utm_source=ad', '/assets?city=lisbon&sort=desc'];
  const own = ['/faq', '/faq', '/faq', '/assets?city=lisbon'].map((path) => `${baseURL}${path}`);
  for (const [index, way] of otherWays.entries()) {
    expect(await canonicalOf(page, way), way).toEqual([own[index]]);
  }
});
