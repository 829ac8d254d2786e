import type { Selectable } from 'kysely';
import type { DistanceUnit } from '../../../domain/distance-unit.ts';
import { type ServiceDue, serviceDue } from '../../../domain/fleet/service.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';

type TaskRow = Pick<
  Selectable<Tables['service_tasks']>,
  'name' | 'every_km' | 'every_months' | 'last_km' | 'last_on'
>;

export async function serviceTasksOf(db: Queries, carId: string) {
  const rows = await db
    .selectFrom('service_tasks')
    .select(['name', 'every_km', 'every_months', 'last_km', 'last_on'])
    .where('car_id', '=', carId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(taskShape);
}

const taskShape = (row: TaskRow) => ({
  name: row.name,
  everyKm: row.every_km,
  everyMonths: row.every_months,
  lastKm: row.last_km,
  lastOn: row.last_on,
});

type Task = ReturnType<typeof taskShape>;

interface Measured {
  readonly odometerKm: number;
  readonly today: Temporal.PlainDate;
  readonly unit: DistanceUnit;
}

function measure(task: Task, { odometerKm, today, unit }: Measured): ServiceDue {
  const planned = { ...task, lastOn: Temporal.PlainDate.from(task.lastOn) };
  return serviceDue(planned, odometerKm, today, unit);
}

export function dueOf(task: Task, measured: Measured) {
  const { atKm, onDay, state } = measure(task, measured);
  return { atKm, onDay: onDay?.toString() ?? null, state, name: task.name };
}

/** The nearest of a car's services, and how far off it is. */
export function nearestService(rows: readonly TaskRow[], measured: Measured) {
  const tasks = rows.map(taskShape).map((task) => ({ task, left: measure(task, measured).left }));
  const [first] = tasks.toSorted((one, other) => one.left - other.left);
  return first ? { due: dueOf(first.task, measured), left: first.left } : null;
}
