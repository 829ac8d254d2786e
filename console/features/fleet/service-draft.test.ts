import { expect, test } from 'vitest';
import { ServicePlan } from '../../../contract/operate/fleet.ts';
import { mergeMeanwhile, takeTheirs } from '../../form/meanwhile.ts';
import {
  newTask,
  type PlanDraft,
  planDraftOf,
  problemInPlan,
  readPlan,
  savedOver,
  taskDraftOf,
  tasksIn,
  taskText,
} from './service-draft.ts';

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

test('of two people who plan for one car, each task is kept, taken over or shown with both', () => {
  const due = { name: '', atKm: null, onDay: null, state: 'later' } as const;
  const task = (name: string, everyKm: number) => ({
    ...{ name, everyKm, everyMonths: null, lastKm: 0, lastOn: '2026-10-31', due },
  });
  const planOf = (...tasks: ReturnType<typeof task>[]) => planDraftOf(tasks, 'kilometres');
  const before = planOf(task('Oil', 15_000), task('Tyres', 40_000), task('Tyres', 50_000));
  const typed: PlanDraft = {
    ...before,
    '0 Oil': planOf(task('Oil', 20_000))['0 Oil'] ?? '',
    'new 0': taskText({ ...newTask, name: 'Filter' }),
  };
  const theirs = planOf(task('Oil', 10_000), task('Tyres', 40_000), task('Brakes', 60_000));
  const merged = mergeMeanwhile(before, typed, savedOver(before, theirs));
  const saidIn = (plan: PlanDraft) => tasksIn(plan).map(({ name, every }) => `${name} ${every}`);
  expect(merged.contested).toEqual(['0 Oil']);
  expect(merged.taken).toEqual(['1 Tyres', '0 Brakes']);
  expect(saidIn(merged.typed)).toEqual(['Oil 20000', 'Tyres 40000', 'Filter ', 'Brakes 60000']);
  expect(saidIn(takeTheirs(merged, '0 Oil').typed)).toContain('Oil 10000');
});
