import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCar } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: StaffMember;
let desk: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.operate('owner@handover.example');
  desk = await app.operate('desk@handover.example');
});
afterAll(() => app.close());

/** The stream of a city, as the desk of Lisbon hears it unless said: `next` waits for an event, null is its end. */
async function listen(cityId: string, { cookie } = desk) {
  const answer = await app.requestConsole(`/api/operate/today/events?cityId=${cityId}`, {
    headers: { cookie },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status: answer.status,
    next: async () => (await reader?.read())?.value ?? null,
    stop: () => reader?.cancel(),
  };
}

it('tells whoever looks at a city that something of it has changed', async () => {
  const stream = await listen('lisbon');
  expect(await stream.next()).toMatch(/^event: city\ndata: \{"cityId":"lisbon"/);
  const next = stream.next();
  const car = await owner.api.addCar({ body: newCar });
  expect(await next).toContain('event: city');
  const again = stream.next();
  await owner.api.sayState({ params: { id: car.id }, body: { condition: 'TO_CLEAN' } });
  expect(await again).toContain('event: city');
  await stream.stop();
});

it('says nothing in one city of what changes in another', async () => {
  const [lisbon, newYork] = [await listen('lisbon', owner), await listen('new-york', owner)];
  await Promise.all([lisbon.next(), newYork.next()]);
  const [heardInLisbon, heardInNewYork] = [lisbon.next(), newYork.next()];
  await sayToClean('new-york');
  expect(await heardInNewYork).toContain('"cityId":"new-york"');
  // Told of New York, the stream of Lisbon would have said so at the time before.
  const later = app.deps.clock.now().add({ minutes: 1 });
  await app.deps.clock.moveTo(later);
  await sayToClean('lisbon');
  const { at } = JSON.parse((await heardInLisbon)?.split('data: ')[1] ?? '{}');
  expect(Temporal.Instant.compare(at, later)).toBeGreaterThanOrEqual(0);
  await Promise.all([lisbon.stop(), newYork.stop()]);
});

async function sayToClean(cityId: string): Promise<void> {
  const { id } = await app.deps.database.kysely
    .selectFrom('cars')
    .select('id')
    .where('city_id', '=', cityId)
    .where('condition', '<>', 'TO_CLEAN')
    .executeTakeFirstOrThrow();
  await owner.api.sayState({ params: { id }, body: { condition: 'TO_CLEAN' } });
}

it('ends with the session, and is not there for a city in which somebody does not work', async () => {
  expect((await listen('new-york')).status).toBe(404);
  const stream = await listen('lisbon');
  await stream.next();
  const end = stream.next();
  await app.deps.database.kysely
    .deleteFrom('staff_sessions')
    .where('user_id', '=', desk.id)
    .execute();
  expect(await end).toBeNull();
});

it('ends when the last role in the city is taken, at once and not with the next change', async () => {
  const grants = [{ role: 'desk' as const, cityId: 'lisbon' }];
  const body = { name: 'New Comer', email: 'newcomer@example.org', grants };
  const { id } = await owner.api.inviteStaff({ body });
  const newcomer = await app.operate(body.email);
  const stream = await listen('lisbon', newcomer);
  await stream.next();
  const next = stream.next();
  const both = [...grants, { role: 'desk' as const, cityId: 'new-york' }];
  await owner.api.changeStaffRoles({ params: { id }, body: { grants: both } });
  expect(await next, 'one more role ends nothing').toContain('event: city');
  const end = stream.next();
  await owner.api.changeStaffRoles({
    params: { id },
    body: { grants: [{ role: 'desk', cityId: 'new-york' }] },
  });
  expect(await end).toBeNull();
  expect((await newcomer.api.getSelf()).cities.map((city) => city.id)).toEqual(['new-york']);
});
