// Every page as the server sends it before the Nu Html Checker: npm run lint:html
// It is fetched when asked for: it weighs 30 MB and needs Java. `npm test` has html-validate.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BookingList } from '../contract/bookings.ts';
import { startServer } from '../server/testing/start-server.ts';

const folder = path.resolve('.cache/pages');

if (spawnSync('java', ['-version']).status === 0) {
  rmSync(folder, { recursive: true, force: true });
  const server = await startServer({ name: 'lint-html', settings: { NODE_ENV: 'test' } });
  await storePages(server.url).finally(() => server.stop());
  // Its list of CSS is years behind ours, which the bundler checks.
  const checker = ['--yes', 'vnu-jar@26.9.27', '--errors-only', '--filterpattern', 'CSS: .*'];
  process.exitCode = spawnSync('npx', [...checker, folder], { stdio: 'inherit' }).status ?? 1;
} else {
  console.log('Java is not installed: pages not checked');
}

async function storePages(url: string): Promise<void> {
  const listed = await pathsInSitemap(url);
  const [car = '', ...otherCars] = listed.filter((one) => one.startsWith('/assets/'));
  const pages = listed.filter((one) => !otherCars.includes(one));
  const unlisted = ['/nowhere', '/sim', '/verify-email', '/reset-password'];
  await store(url, 'visitor', [...pages, ...unlisted]);

  const headers = { cookie: await signIn(url) };
  const answer = await fetch(`${url}/api/bookings`, { headers });
  const { bookings } = BookingList.parse(await answer.json());
  const own = ['/', car, '/bookings', '/bookings?tab=past', '/profile'];
  const trips = bookings.flatMap(({ id, car: { id: carId } }) => [
    `/booking/${id}`,
    `/assets/${carId}/checkout/${id}/success`,
  ]);
  await store(url, 'renter', [...own, ...trips], headers);
}

async function store(
  url: string,
  reader: string,
  pages: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  mkdirSync(path.join(folder, reader), { recursive: true });
  for (const page of pages) {
    const html = await (await fetch(url + page, { headers })).text();
    writeFileSync(path.join(folder, reader, `${page.replaceAll(/[^\w-]/g, '_')}.html`), html);
  }
}

async function pathsInSitemap(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ email: 'renter@handover.example', password: 'handover-sample' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
