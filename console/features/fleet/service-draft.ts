import type { FleetCar } from '../../../contract/operate/fleet.ts';
import {
  type DistanceUnit,
  distanceOf,
  kilometresOf,
  MOST_KM,
} from '../../../domain/distance-unit.ts';
import { wholeIn } from '../../form/read-fields.ts';

const LONGEST_KM = 500_000;

/** A task of the service plan as it stands in its fields, in the unit of the city’s dashboards. */
export interface TaskDraft {
  readonly name: string;
  readonly every: string;
  readonly everyMonths: string;
  readonly lastAt: string;
  readonly lastOn: string;
}

export const newTask: TaskDraft = {
  name: '',
  every: '',
  everyMonths: '',
  lastAt: '0',
  lastOn: '',
};

type Task = FleetCar['service'][number];

export const taskDraftOf = (task: Task, unit: DistanceUnit): TaskDraft => ({
  name: task.name,
  every: task.everyKm === null ? '' : String(distanceOf(task.everyKm, unit)),
  everyMonths: String(task.everyMonths ?? ''),
  lastAt: String(distanceOf(task.lastKm, unit)),
  lastOn: task.lastOn,
});

/** Each task as one text, so that what two people planned can be told apart task by task; none is empty. */
export type PlanDraft = Readonly<Record<string, string>>;

export const taskText = (task: TaskDraft): string => JSON.stringify(task);
export const taskIn = (text: string): TaskDraft | null =>
  text === '' ? null : (JSON.parse(text) as TaskDraft);
export const tasksIn = (plan: PlanDraft): readonly TaskDraft[] =>
  Object.values(plan).flatMap((text) => taskIn(text) ?? []);

/** Two tasks may have the same name: they are told apart by their order. */
export function planDraftOf(tasks: readonly Task[], unit: DistanceUnit): PlanDraft {
  const keyAt = (at: number, name: string) =>
    `${tasks.slice(0, at).filter((task) => task.name === name).length} ${name}`;
  return Object.fromEntries(
    tasks.map((task, at) => [keyAt(at, task.name), taskText(taskDraftOf(task, unit))]),
  );
}

/** What somebody else saved, with none for each task that they took out. */
export const savedOver = (before: PlanDraft, theirs: PlanDraft): PlanDraft => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, ''])),
  ...theirs,
});

/** The first that cannot be planned as it stands. */
export function problemInPlan(
  tasks: readonly TaskDraft[],
  unit: DistanceUnit,
): 'task' | 'interval' | null {
  const [most, longest] = [distanceOf(MOST_KM, unit), distanceOf(LONGEST_KM, unit)];
  for (const { name, every, everyMonths, lastAt, lastOn } of tasks) {
    if (name.trim() === '' || lastOn === '' || wholeIn(lastAt, 0, most) === null) return 'task';
    if (every === '' && everyMonths === '') return 'interval';
    if (every !== '' && wholeIn(every, 1, longest) === null) return 'interval';
    if (everyMonths !== '' && wholeIn(everyMonths, 1, 240) === null) return 'interval';
  }
  return null;
}

/** As the API takes it; asked only where there is no problem. */
export const readPlan = (tasks: readonly TaskDraft[], unit: DistanceUnit) =>
  tasks.map(({ name, every, everyMonths, lastAt, lastOn }) => ({
    name: name.trim(),
    everyKm: every === '' ? null : kilometresOf(Number(every), unit),
    everyMonths: everyMonths === '' ? null : Number(everyMonths),
    lastKm: kilometresOf(Number(lastAt), unit),
    lastOn,
  }));
