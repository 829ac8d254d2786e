import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';

/**
 * Refuses an edit of what somebody else has edited since it was looked at. The answer says what they changed,
 * as it is now: whoever is refused loses nothing and decides field by field.
 */
export async function requireSameVersion(
  tx: Queries,
  car: { readonly id: string; readonly version: number },
  version: number,
): Promise<void> {
  if (car.version === version) return;
  const entries = await tx
    .selectFrom('audit_log')
    .select('after')
    .where('subject', '=', `car ${car.id}`)
    .where('action', 'in', ['fleet edit-car', 'fleet plan-service', 'fleet set-photos'])
    .orderBy('number')
    .execute();
  const later = entries
    .map(({ after }) => JSON.parse(after ?? '{}') as { readonly version?: number })
    .filter((edit) => (edit.version ?? 0) > version);
  const { version: _, ...changed } = Object.assign({ version }, ...later);
  throw new Refusal('car_changed', 'Somebody else has changed this car meanwhile.', [], {
    changed: { ...changed, version: car.version },
  });
}
