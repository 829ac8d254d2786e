import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { DeskExtra, ExtraEdit, NewExtra } from '../../../contract/operate/catalogue-offers.ts';
import { type Currency, money } from '../../../domain/money.ts';
import { extraPricePerDay } from '../../../domain/pricing.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';
import { requirePermission } from '../http/require-permission.ts';
import { nextPosition } from './offer-order.ts';
import { requireOfferPrice } from './requested-price.ts';

type Row = Selectable<Tables['extras']>;
type Written = Omit<NewExtra, 'cityId' | 'perDriver'>;

export async function listDeskExtras(db: Queries, cityId: string): Promise<DeskExtra[]> {
  const { currency } = await requireCity(db, cityId);
  const rows = await db
    .selectFrom('extras')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => shapeOf(row, currency));
}

/** Every car of the city can be had with it: which car it does not fit is nobody's to say yet. */
export async function addExtra(
  { tx, caller, now }: Acting,
  { cityId, perDriver, ...written }: NewExtra,
): Promise<DeskExtra> {
  requirePermission(caller, 'catalogue.edit', cityId);
  const { currency } = await requireCity(tx, cityId);
  requireOfferPrice(written.pricePerDay, currency, 'pricePerDay');
  const row = await tx
    .insertInto('extras')
    .values({
      id: randomUUID(),
      city_id: cityId,
      per_driver: perDriver,
      position: await nextPosition(tx, 'extras', cityId),
      ...columnsOf(written),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: { readonly constraint?: string }) => {
      if (error.constraint !== 'driver_extra_of_city') throw error;
      throw new Refusal('driver_extra_taken', 'This city has an extra for additional drivers.');
    });
  await tx
    .insertInto('car_extras')
    .columns(['car_id', 'extra_id'])
    .expression((eb) =>
      eb
        .selectFrom('cars')
        .select(['cars.id', eb.val(row.id).as('extra_id')])
        .where('city_id', '=', cityId),
    )
    .execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue add-extra',
    subject: `extra ${row.id}`,
    after: { cityId, perDriver, ...written },
    now,
  });
  return shapeOf(row, currency);
}

/** What was booked keeps its name and price: a booking has its own. */
export async function editExtra(
  { tx, caller, now }: Acting,
  id: string,
  { version, ...edit }: z.output<typeof ExtraEdit>,
): Promise<DeskExtra> {
  const row = await tx
    .selectFrom('extras')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This extra');
  requirePermission(caller, 'catalogue.edit', row.city_id);
  const subject = `extra ${id}`;
  await requireSameVersion(tx, { subject, version: row.version }, version);
  const { currency } = await requireCity(tx, row.city_id);
  const written = writtenOf(row, currency);
  const changed = changedFields(written, edit);
  if (changed.isNone) return shapeOf(row, currency);
  const next = { ...written, ...changed.after };
  requireOfferPrice(next.pricePerDay, currency, 'pricePerDay');
  const edited = await tx
    .updateTable('extras')
    .set({ ...columnsOf(next), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue edit-extra',
    subject,
    before: { version, ...changed.before },
    after: { version: version + 1, ...changed.after },
    now,
  });
  return shapeOf(edited, currency);
}

const columnsOf = ({ label, description, pricePerDay, hasFees, onSale }: Written) => ({
  label,
  description,
  price_per_day: pricePerDay.amount,
  has_fees: hasFees,
  enabled: onSale,
});

const writtenOf = (row: Row, currency: Currency): Written => ({
  label: row.label,
  description: row.description,
  pricePerDay: money(row.price_per_day, currency),
  hasFees: row.has_fees,
  onSale: row.enabled,
});

function shapeOf(row: Row, currency: Currency): DeskExtra {
  const written = writtenOf(row, currency);
  return {
    id: row.id,
    cityId: row.city_id,
    version: row.version,
    perDriver: row.per_driver,
    ...written,
    shownPrice: extraPricePerDay({ ref: row.id, ...written }),
  };
}
