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

/** The stream of a city as the desk of Lisbon hears it: `next` waits for an event, null is its end. */
async function listen(cityId: string) {
  const answer = await app.requestConsole(`/api/operate/today/events?cityId=${cityId}`, {
    headers: { cookie: desk.cookie },
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
