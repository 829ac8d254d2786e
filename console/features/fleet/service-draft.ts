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

export const taskDraftOf = (task: FleetCar['service'][number], unit: DistanceUnit): TaskDraft => ({
  name: task.name,
  every: task.everyKm === null ? '' : String(distanceOf(task.everyKm, unit)),
  everyMonths: String(task.everyMonths ?? ''),
  lastAt: String(distanceOf(task.lastKm, unit)),
  lastOn: task.lastOn,
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
