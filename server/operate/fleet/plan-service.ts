import type { z } from 'zod';
import type { FleetCar, ServicePlan } from '../../../contract/operate/fleet.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from './changed-meanwhile.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';
import { serviceTasksOf } from './service-tasks.ts';

/** The plan as a whole becomes another one: what was done moves on, what is left out is not planned any more. */
export async function planService(
  acting: Acting,
  id: string,
  { version, tasks }: z.output<typeof ServicePlan>,
): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.edit', id);
  await requireSameVersion(tx, car, version);
  const before = await serviceTasksOf(tx, id);
  await tx.deleteFrom('service_tasks').where('car_id', '=', id).execute();
  if (tasks.length > 0) {
    await tx
      .insertInto('service_tasks')
      .values(
        tasks.map((task) => ({
          car_id: id,
          name: task.name,
          every_km: task.everyKm,
          every_months: task.everyMonths,
          last_km: task.lastKm,
          last_on: task.lastOn,
        })),
      )
      .execute();
  }
  await tx
    .updateTable('cars')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'fleet plan-service',
    subject: `car ${id}`,
    before: { version, service: before },
    after: { version: version + 1, service: tasks },
    now,
  });
  return readCar(tx, id, now);
}
