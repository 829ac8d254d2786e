import { expect, type Page } from '@playwright/test';
import { standingPaths } from '../../web/standing-paths.ts';
import { distantTrip } from './checkout-page.ts';
import { withSearch } from './list-trip.ts';
import { signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';
import { untilAlive } from './until-alive.ts';

const idPattern = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** Pages that differ only in whose they are look alike: one of each kind is opened. */
const kindOf = (url: URL) => url.pathname.replaceAll(idPattern, 'id');

/** What nobody should have to read, in the console or on the page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    // Without a graphics card its driver tells how slow it is.
    if (message.text().includes('GL Driver Message')) return;
    if (['error', 'warning'].includes(message.type())) complain(message.text());
  });
  page.on('pageerror', (error) => complain(error.message));
  return complaints;
}

async function linksOn(page: Page): Promise<URL[]> {
  const { origin } = new URL(page.url());
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links.map((link) => new URL(link)).filter((url) => url.origin === origin);
}

/** A key instead of its words, a gap that nothing filled, a value nobody formatted. */
async function unwrittenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    while (walker.nextNode()) {
      const isText = !walker.currentNode.parentElement?.closest('script, style');
      if (isText) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      const named = document.querySelectorAll(`[${name}]`);
      for (const one of named) texts.push(one.getAttribute(name) ?? '');
    }
    const isKey = /^(?:[a-z-]+:)?[a-z][\w-]*(?:\.[\w-]+)+$/i;
    const isGap = /\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/;
    return texts.map((text) => text.trim()).filter((text) => isKey.test(text) || isGap.test(text));
  });
}

const addressOf = ({ origin, pathname, search }: URL) => origin + pathname + search;

/** Opens one page of each kind that links lead to, except where there is no need to look. */
async function crawl(page: Page, from: readonly string[], unopened: readonly string[] = []) {
  const base = process.env['BASE_URL'];
  const queue = from.map((path) => new URL(path, base));
  const opened = new Map<string, Set<string>>();
  const ways = new Map<string, Set<string>>();
  const seen = new Map<string, URL>();
  const answered = new Set<string>();
  const problems: string[] = [];
  for (let url = queue.shift(); url; url = queue.shift()) {
    seen.set(url.href, url);
    const kind = kindOf(url);
    if (opened.has(kind) || unopened.includes(kind)) continue;
    if (/^\/(?:api|pictures)\//.test(kind)) continue;
    const answer = await page.goto(url.href);
    answered.add(addressOf(url));
    if ((answer?.status() ?? 0) >= 400) problems.push(`${url.href} answers ${answer?.status()}`);
    await untilAlive(page);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    opened.set(kind, new Set(ids));
    problems.push(...(await unwrittenTexts(page)).map((text) => `${kind} says ${text}`));
    const titles = await page.getByRole('heading', { level: 1 }).count();
    if (titles !== 1) problems.push(`${kind} has ${titles} first headings`);
    const links = await linksOn(page);
    ways.set(kind, new Set(links.map(kindOf)));
    queue.push(...links);
  }
  return { opened, ways, answered, links: [...seen.values()], problems };
}

/** The pages that links alone lead to, from one of them on. */
function reachedFrom(
  kind: string,
  ways: ReadonlyMap<string, ReadonlySet<string>>,
  reached = new Set<string>(),
): ReadonlySet<string> {
  if (reached.has(kind)) return reached;
  reached.add(kind);
  for (const next of ways.get(kind) ?? []) reachedFrom(next, ways, reached);
  return reached;
}

/** The links that lead nowhere: no page, or a page without the place they name. */
async function deadLinks(
  page: Page,
  { opened, answered, links }: Awaited<ReturnType<typeof crawl>>,
) {
  const dead: string[] = [];
  for (const address of new Set(links.map(addressOf)).difference(answered)) {
    const answer = await page.request.get(address);
    if (answer.status() >= 400) dead.push(`${address} answers ${answer.status()}`);
  }
  for (const url of links) {
    const ids = opened.get(kindOf(url));
    if (url.hash && ids && !ids.has(url.hash.slice(1))) dead.push(`${url.href} has no such place`);
  }
  return dead;
}

// Whether they fit is for widths.spec.ts to say.
test.describe('every link leads somewhere, quietly and in words', { tag: '@once' }, () => {
  test.slow();
  test.beforeEach(async ({ page }) => {
    await asAnotherVisitor(page);
    await withSearch(page, distantTrip());
  });

  test('for a visitor [A-POLICY-013]', async ({ page }) => {
    const complaints = complaintsOf(page);
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? '');
    // A car's page is like any other's: markup.spec.ts looks at their addresses.
    const [oneCar = ''] = listed.filter((loc) => kindOf(new URL(loc)) === '/assets/id');
    const others = listed.filter((loc) => kindOf(new URL(loc)) !== '/assets/id');
    const found = await crawl(page, ['/', ...others, oneCar]);
    expect([...found.opened.keys()]).toEqual(
      expect.arrayContaining(['/', '/faq', '/terms', '/service-areas', '/assets', '/assets/id']),
    );
    expect(
      [...reachedFrom('/', found.ways)],
      'the home page leads to what a renter in doubt looks for',
    ).toEqual(expect.arrayContaining(['/faq', '/help', '/insurance', '/terms', '/service-areas']));
    expect(found.problems).toEqual([]);
    expect(await deadLinks(page, found)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('for a signed-in renter', async ({ page }) => {
    const complaints = complaintsOf(page);
    await signInAs(page, 'renter');
    // What says the same to everyone differs by the header only, which routes.spec.ts looks at: here
    // those pages are but links.
    const found = await crawl(page, ['/'], standingPaths);
    expect([...found.opened.keys()]).toEqual(
      expect.arrayContaining(['/', '/profile', '/bookings', '/booking/id']),
    );
    expect(found.problems).toEqual([]);
    expect(await deadLinks(page, found)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
