import type { z } from 'zod';
import type { FleetCar, StateSaid } from '../../../contract/operate/fleet.ts';
import { sayOfCar } from '../../catalogue/say-of-car.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockCar } from './lock-car.ts';
import { readCar } from './read-car.ts';

/** How a car is now, in the words of whoever stands beside it. */
export async function sayState(
  acting: Acting,
  id: string,
  said: z.output<typeof StateSaid>,
): Promise<FleetCar> {
  const { tx, caller, now } = acting;
  const car = await lockCar(acting, 'fleet.state', id);
  await sayOfCar(tx, id, said, { by: caller.userId, now });
  const all = {
    condition: car.condition,
    odometerKm: car.odometer_km,
    energyPercent: car.energy_percent,
    standsAt: car.stands_at,
  };
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name in said));
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'fleet say-state',
    subject: `car ${id}`,
    before,
    after: said,
    now,
  });
  return readCar(tx, id, now);
}
