import type { z } from 'zod';
import type { OfferOrder } from '../../../contract/operate/catalogue-offers.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requirePermission } from '../http/require-permission.ts';

type Offers = 'extras' | 'insurances';

/** Behind all there are. */
export async function nextPosition(tx: Queries, offers: Offers, cityId: string): Promise<number> {
  const { last } = await tx
    .selectFrom(offers)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('city_id', '=', cityId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}

/** The order in which renters see them; it names all of them, or somebody has added one meanwhile. */
export async function orderOffers(
  { tx, caller, now }: Acting,
  offers: Offers,
  { cityId, ids }: z.output<typeof OfferOrder>,
): Promise<void> {
  requirePermission(caller, 'catalogue.edit', cityId);
  await requireCity(tx, cityId);
  const rows = await tx
    .selectFrom(offers)
    .select('id')
    .where('city_id', '=', cityId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const before = rows.map(({ id }) => id);
  if (before.toSorted().join() !== ids.toSorted().join()) {
    throw new Refusal('changed_meanwhile', 'These are not all that there are now.');
  }
  for (const [position, id] of ids.entries()) {
    await tx.updateTable(offers).set({ position }).where('id', '=', id).execute();
  }
  const action = offers === 'extras' ? 'catalogue order-extras' : 'catalogue order-protection';
  await recordAudit(tx, {
    actor: caller.userId,
    action,
    subject: `city ${cityId}`,
    before: { order: before },
    after: { order: ids },
    now,
  });
}
