import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedView } from '../../testing/fleet-things.ts';
import type { StaffMember } from '../../testing/operate-as.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let hand: StaffMember;
let desk: StaffMember;
beforeAll(async () => {
  app = await createTestApp();
  hand = await app.operate('fleet@handover.example');
  desk = await app.operate('desk@handover.example');
});
afterAll(() => app.close());

const toClean = savedView.view;
const namesOf = async ({ api }: StaffMember) =>
  (await api.listFleetViews()).views.map(({ name }) => name);

it('a view is kept under a name, for whoever saved it and nobody else', async () => {
  const first = await hand.api.saveFleetView({ body: { name: 'To clean', view: toClean } });
  await hand.api.saveFleetView({ body: { name: ' Dear ones ', view: toClean } });
  expect(await namesOf(hand)).toEqual(['Dear ones', 'To clean']);
  expect(await namesOf(desk)).toEqual([]);

  const byPrice = { ...toClean, sort: 'price', order: 'desc' } as const;
  const again = await hand.api.saveFleetView({ body: { name: 'To clean', view: byPrice } });
  expect(again).toEqual({ id: first.id, name: 'To clean', view: byPrice });

  const params = { id: first.id };
  await expect(desk.api.removeFleetView({ params })).rejects.toMatchObject({ code: 'not_found' });
  await hand.api.removeFleetView({ params });
  expect(await namesOf(hand)).toEqual(['Dear ones']);
});

it('nobody keeps more of them than a menu can show', async () => {
  const save = (name: string) => desk.api.saveFleetView({ body: { name, view: toClean } });
  for (let count = 0; count < 50; count += 1) await save(`View ${count}`);
  await expect(save('One more')).rejects.toMatchObject({ code: 'too_many_views' });
  await expect(save('View 7')).resolves.toMatchObject({ name: 'View 7' });
});
