import type { DeskCity, NewCity } from '../../../contract/operate/cities.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requirePermission } from '../http/require-permission.ts';
import { columnsOf, feeRowsOf, refusingTaken, requireOwnCurrency } from './city-columns.ts';
import { readCity } from './read-city.ts';

/** A new city is there for staff alone until somebody opens it. */
export async function addCity(
  { tx, caller, now }: Acting,
  { id, ...city }: NewCity,
): Promise<DeskCity> {
  requirePermission(caller, 'settings.edit', id);
  const written = { ...city, offered: false };
  requireOwnCurrency(written);
  const last = await tx
    .selectFrom('cities')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const position = (last?.position ?? -1) + 1;
  await refusingTaken(
    tx
      .insertInto('cities')
      .values({ id, position, ...columnsOf(written) })
      .execute(),
  );
  const fees = feeRowsOf(id, written);
  if (fees.length > 0) await tx.insertInto('young_driver_fees').values(fees).execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'cities add-city',
    subject: `city ${id}`,
    after: written,
    now,
  });
  return readCity(tx, id);
}
