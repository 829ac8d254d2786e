import type { FleetEdit } from '../../../../contract/operate/fleet-edit.ts';
import type { Queries } from '../../../db/connect.ts';
import type { CarRow } from '../car-columns.ts';

interface ChangedCar {
  readonly car: CarRow;
  readonly seen: FleetEdit['cars'][number];
}

/** Whoever is refused looks again at all of them; these are to say what to look for. */
const MOST_TOLD = 20;

/** What others changed of each car since it was looked at, as it is now, by the car's id. */
export async function changedSince(tx: Queries, cars: readonly ChangedCar[]) {
  const told = cars.slice(0, MOST_TOLD);
  const entries = await tx
    .selectFrom('audit_log')
    .select(['subject', 'after'])
    .where(
      'subject',
      'in',
      told.map(({ car }) => `car ${car.id}`),
    )
    .orderBy('number')
    .execute();
  return Object.fromEntries(
    told.map(({ car, seen }) => {
      const later = entries
        .filter(({ subject }) => subject === `car ${car.id}`)
        .map(({ after }) => JSON.parse(after ?? '{}') as { readonly version?: number })
        .filter((edit) => (edit.version ?? 0) > seen.version);
      const { version: _, ...edited } = Object.assign({ version: 0 }, ...later);
      return [
        car.id,
        {
          ...edited,
          ...(car.condition !== seen.condition && { condition: car.condition }),
          ...(car.enabled !== seen.offered && { offered: car.enabled }),
        },
      ];
    }),
  );
}
