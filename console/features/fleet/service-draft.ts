import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { wholeIn } from '../../form/read-fields.ts';

/** A task of the service plan as it stands in its fields. */
export interface TaskDraft {
  readonly name: string;
  readonly everyKm: string;
  readonly everyMonths: string;
  readonly lastKm: string;
  readonly lastOn: string;
}

export const newTask: TaskDraft = {
  name: '',
  everyKm: '',
  everyMonths: '',
  lastKm: '0',
  lastOn: '',
};

export const taskDraftOf = (task: FleetCar['service'][number]): TaskDraft => ({
  name: task.name,
  everyKm: String(task.everyKm ?? ''),
  everyMonths: String(task.everyMonths ?? ''),
  lastKm: String(task.lastKm),
  lastOn: task.lastOn,
});

/** The first that cannot be planned as it stands. */
export function problemInPlan(tasks: readonly TaskDraft[]): 'task' | 'interval' | null {
  for (const { name, everyKm, everyMonths, lastKm, lastOn } of tasks) {
    if (name.trim() === '' || lastOn === '' || wholeIn(lastKm, 0, 2_000_000) === null)
      return 'task';
    if (everyKm === '' && everyMonths === '') return 'interval';
    if (everyKm !== '' && wholeIn(everyKm, 1, 500_000) === null) return 'interval';
    if (everyMonths !== '' && wholeIn(everyMonths, 1, 240) === null) return 'interval';
  }
  return null;
}

/** As the API takes it; asked only where there is no problem. */
export const readPlan = (tasks: readonly TaskDraft[]) =>
  tasks.map(({ name, everyKm, everyMonths, lastKm, lastOn }) => ({
    name: name.trim(),
    everyKm: everyKm === '' ? null : Number(everyKm),
    everyMonths: everyMonths === '' ? null : Number(everyMonths),
    lastKm: Number(lastKm),
    lastOn,
  }));
