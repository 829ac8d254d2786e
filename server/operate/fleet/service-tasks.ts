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

export function dueOf(task: Task, { odometerKm, today, unit }: Measured) {
  const planned = { ...task, lastOn: Temporal.PlainDate.from(task.lastOn) };
  const due = serviceDue(planned, odometerKm, today, unit);
  return { ...due, name: task.name, onDay: due.onDay?.toString() ?? null };
}

const urgency: Readonly<Record<ServiceDue['state'], number>> = { due: 0, 'due-soon': 1, later: 2 };

type Due = ReturnType<typeof dueOf>;

export const byUrgency = (one: Due, other: Due): number =>
  urgency[one.state] - urgency[other.state] || (one.atKm ?? 0) - (other.atKm ?? 0);

/** The most urgent of a car's tasks. */
export function firstDue(rows: readonly TaskRow[], measured: Measured) {
  const [first] = rows.map((row) => dueOf(taskShape(row), measured)).sort(byUrgency);
  return first ?? null;
}
