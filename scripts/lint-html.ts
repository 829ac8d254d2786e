// Every page as the server sends it before the Nu Html Checker: npm run lint:html
// It is fetched when asked for: it weighs 30 MB and needs Java. `npm test` has html-validate.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { BookingList } from '../contract/bookings.ts';
import { CarResults } from '../contract/cars.ts';
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
  // A page that has only a name stands for all of its kind.
  const unlisted = ['/blog', '/corporate-profile', '/verify/K7QM-4XRD-92WT'];
  const apart = ['/nowhere', '/sim', '/verify-email', '/reset-password'];
  await store(url, 'visitor', [...pages, ...unlisted, ...apart]);

  const trip = tripIn30Days();
  const headers = { cookie: `${await signIn(url)}; ${searchCookie(trip)}` };
  const read = async <S extends z.ZodType>(path: string, schema: S) =>
    schema.parse(await (await fetch(`${url}/api${path}`, { headers })).json());
  const { bookings } = await read('/bookings', BookingList);
  const { cars } = await read(
    `/assets?city=lisbon&from=${trip.day}T09:00:00Z&to=${trip.lastDay}T09:00:00Z`,
    CarResults,
  );
  const steps = [0, 1, 2].map((step) => `/search?origin=&step=${step}`);
  const own = ['/', car, '/bookings', '/bookings?tab=past', '/profile', ...steps];
  const booking = cars
    .slice(0, 1)
    .flatMap(({ id }) => [`/assets/${id}`, `/assets/${id}/book`, `/assets/${id}/checkout`]);
  const trips = bookings.flatMap(({ id, car: { id: carId } }) => [
    ...['', '/day', '/handover', '/car', '/return'].map((page) => `/booking/${id}${page}`),
    `/assets/${carId}/checkout/${id}/success`,
  ]);
  await store(url, 'renter', [...own, ...booking, ...trips], headers);
}

function tripIn30Days() {
  const day = Temporal.Now.plainDateISO('Europe/Lisbon').add({ days: 30 });
  return { day: day.toString(), lastDay: day.add({ days: 3 }).toString() };
}

/** A search as the home page leaves it. */
function searchCookie({ day, lastDay }: ReturnType<typeof tripIn30Days>): string {
  const stop = {
    time: '09:00',
    location: { latitude: 38.7139, longitude: -9.1394 },
    query: 'Rua Augusta 110, Lisboa',
  };
  const search = {
    cityId: 'lisbon',
    start: { ...stop, date: day },
    end: { ...stop, date: lastDay },
    returnOption: 'same_address',
    returnLocationHistory: [],
    extras: [],
    insurances: { main: null, extras: [] },
  };
  return `handover.search=${Buffer.from(JSON.stringify(search)).toString('base64url')}`;
}

async function store(
  url: string,
  reader: string,
  pages: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  mkdirSync(path.join(folder, reader), { recursive: true });
  for (const page of pages) {
    const answer = await fetch(url + page, { headers });
    // A page that leads elsewhere is none of its own.
    if (answer.redirected) continue;
    const html = await answer.text();
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
