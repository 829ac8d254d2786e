import { expect, test } from 'vitest';
import { ServicePlan } from '../../../contract/operate/fleet.ts';
import { newTask, problemInPlan, readPlan } from './service-draft.ts';

const tyres = { ...newTask, name: ' Tires ', everyKm: '40000', lastOn: '2026-07-31' };

test('a plan as it is written is one that the API takes', () => {
  expect(problemInPlan([tyres])).toBeNull();
  const tasks = readPlan([tyres]);
  expect(tasks).toEqual([
    { name: 'Tires', everyKm: 40_000, everyMonths: null, lastKm: 0, lastOn: '2026-07-31' },
  ]);
  expect(ServicePlan.safeParse({ version: 1, tasks }).success).toBe(true);
  expect(problemInPlan([])).toBeNull();
});

test.each([
  [{ name: '' }, 'task'],
  [{ lastOn: '' }, 'task'],
  [{ lastKm: '-1' }, 'task'],
  [{ everyKm: '' }, 'interval'],
  [{ everyKm: '0' }, 'interval'],
  [{ everyMonths: 'two' }, 'interval'],
] as const)('%j cannot be planned', (change, problem) => {
  expect(problemInPlan([tyres, { ...tyres, ...change }])).toBe(problem);
});
