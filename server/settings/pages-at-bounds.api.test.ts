import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { CarResults } from '../../contract/cars.ts';
import { configurationKeys, remoteConfiguration } from '../../contract/configuration.ts';
import { defaultTrip, type TripDraft, tripFromDraft } from '../../domain/trip-draft.ts';
import { buildApp } from '../app.ts';
import { openPages } from '../pages.ts';
import { sampleSettings } from '../sample-data/settings.ts';
import { lisbonStops } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp, testOrigin } from '../testing/test-app.ts';
import type { RemoteConfiguration } from './settings.ts';

/** The built pages, as renters open them, under every setting an operator can save. */
let app: TestApp;
let renter: string;
beforeAll(async () => {
  app = await createTestApp();
  renter = await app.signIn('renter@handover.example');
});
afterAll(() => app.close());

/** A field of a setting with the values at its bounds. */
interface Field {
  readonly key: keyof RemoteConfiguration;
  readonly name: string;
  readonly values: readonly unknown[];
}

const fields: Field[] = configurationKeys.flatMap((key) => {
  const { properties = {} } = z.toJSONSchema(remoteConfiguration[key], { io: 'input' });
  return Object.entries(properties).flatMap(([name, rule]): Field[] => {
    if (typeof rule === 'boolean') return [];
    const { type, minimum, maximum } = rule;
    if (type === 'boolean') return [{ key, name, values: [true, false] }];
    return minimum === undefined ? [] : [{ key, name, values: [minimum, maximum] }];
  });
});

type Choice = readonly (readonly [Field, unknown])[];

const settingsWith = (choice: Choice): RemoteConfiguration => {
  const next: Record<string, object> = { ...sampleSettings };
  for (const [{ key, name }, value] of choice) next[key] = { ...next[key], [name]: value };
  return z.object(remoteConfiguration).parse(next);
};

const timeZone = 'Europe/Lisbon';
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Searches for the first trip the rules allow, and for one that is longer than they allow. */
function searches({ search_config: { noticeHours, maximumDurationDays } }: RemoteConfiguration) {
  const rules = { noticeHours, maxDurationDays: maximumDurationDays };
  const draft = defaultTrip({ now: app.deps.clock.now(), timeZone, ...rules });
  const tooLong = draft.startDate?.add({ days: maximumDurationDays + 1 });
  const trip = tripFromDraft(draft, timeZone) ?? expect.fail('no trip');
  return {
    trip,
    allowed: searchCookie(draft),
    notAllowed: searchCookie({ ...draft, endDate: tooLong }),
  };
}

function searchCookie(draft: TripDraft): string {
  const { latitude, longitude, name: query } = lisbonStops.delivery;
  const stop = { time: '09:00', location: { latitude, longitude }, query };
  const state = {
    cityId: 'lisbon',
    start: { ...stop, date: draft.startDate?.toString() },
    end: { ...stop, date: draft.endDate?.toString() },
    returnOption: 'same_address',
    returnLocationHistory: [],
    extras: [],
    insurances: { main: null, extras: [] },
  };
  return `handover.search=${encoded(state)}`;
}

async function visit(choice: Choice): Promise<void> {
  const current = settingsWith(choice);
  const settings = { current: () => current, close: async () => {} };
  const pages = await openPages(app.deps.config, createServer(), app.deps.log);
  const site = await buildApp(
    { ...app.deps, settings },
    { auth: app.auth, pages, staticFolders: [] },
  );
  const { trip, allowed, notAllowed } = searches(current);
  const free = await site.request(
    new URL(`/api/assets?city=lisbon&from=${trip.startsAt}&to=${trip.endsAt}&size=1`, testOrigin),
  );
  const { cars } = CarResults.parse(await free.json());
  const carId = cars[0]?.id ?? expect.fail('no car is free');
  const said = choice.map(([{ key, name }, value]) => `${key}.${name}=${value}`).join(' ');
  const car = `/assets/${carId}`;
  const answers = [
    ...['', allowed, notAllowed].flatMap((search) => [
      ['/', search],
      ['/assets?city=lisbon', search],
      [car, search],
    ]),
    [`${car}/book`, `${allowed}; ${renter}`],
    [`${car}/checkout`, `${allowed}; ${renter}`],
  ] as const;
  const open = (path: string, cookie: string) =>
    site.request(new URL(path, testOrigin), { headers: { cookie } });
  for (const [path, cookie] of answers) {
    const answer = await open(path, cookie);
    expect(answer.status, `${path} with ${said}`).toBe(200);
    await answer.text();
  }
  // The car's own page says which trip is offered instead.
  for (const path of [`${car}/book`, `${car}/checkout`]) {
    const answer = await open(path, `${notAllowed}; ${renter}`);
    expect(answer.headers.get('location'), `${path} with ${said}`).toBe(car);
  }
}

it('knows the bounds of every setting that pages read', () => {
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'noticeHours',
      'maximumDurationDays',
      'cancellationFee',
      'loginEnabled',
    ]),
  );
});

it('home, list, car and checkout answer, whichever of them are set together', async () => {
  const choices = fc.tuple(
    ...fields.map((field) =>
      fc.constantFrom(...field.values).map((value) => [field, value] as const),
    ),
  );
  const all = (at: number) => [fields.map((field) => [field, field.values[at]])] as [Choice];
  await fc.assert(fc.asyncProperty(choices, visit), {
    numRuns: 14,
    examples: [all(0), all(1)] as never,
  });
});
