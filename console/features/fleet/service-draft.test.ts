import { expect, test } from 'vitest';
import { ServicePlan } from '../../../contract/operate/fleet.ts';
import { newTask, problemInPlan, readPlan, taskDraftOf } from './service-draft.ts';

const tyres = { ...newTask, name: ' Tires ', every: '40000', lastOn: '2026-07-31' };

test('a plan as it is written is one that the API takes', () => {
  expect(problemInPlan([tyres], 'kilometres')).toBeNull();
  const tasks = readPlan([tyres], 'kilometres');
  expect(tasks).toEqual([
    { name: 'Tires', everyKm: 40_000, everyMonths: null, lastKm: 0, lastOn: '2026-07-31' },
  ]);
  expect(ServicePlan.safeParse({ version: 1, tasks }).success).toBe(true);
  expect(problemInPlan([], 'kilometres')).toBeNull();
});

test.each([
  [{ name: '' }, 'task'],
  [{ lastOn: '' }, 'task'],
  [{ lastAt: '-1' }, 'task'],
  [{ every: '' }, 'interval'],
  [{ every: '0' }, 'interval'],
  [{ everyMonths: 'two' }, 'interval'],
] as const)('%j cannot be planned', (change, problem) => {
  expect(problemInPlan([tyres, { ...tyres, ...change }], 'kilometres')).toBe(problem);
});

test('a plan in miles is kept in kilometres, and shown again as it was entered', () => {
  const [kept] = readPlan([{ ...tyres, lastAt: '5006' }], 'miles');
  expect(kept).toMatchObject({ everyKm: 64_374, lastKm: 8_056 });
  const due = { name: 'Tires', atKm: 72_431, onDay: null, state: 'later' } as const;
  if (!kept) throw new Error('no task');
  expect(taskDraftOf({ ...kept, due }, 'miles')).toMatchObject({ every: '40000', lastAt: '5006' });
});
