import type { Selectable } from 'kysely';
import type { AreaEdit, DeskArea, NewArea } from '../../../contract/operate/areas.ts';
import { bookingStatuses, isOpenToRenter } from '../../../domain/booking-lifecycle.ts';
import { areaKm2, isWithinBox, type Polygon } from '../../../domain/polygon.ts';
import { areasOf } from '../../catalogue/queries.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import { boxOf } from '../../catalogue/shapes.ts';
import type { Queries } from '../../db/connect.ts';
import type { Tables } from '../../db/schema.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';
import { lockCity } from './lock-city.ts';

type AreaRow = Selectable<Tables['areas']>;

const areaShape = ({ id, version, name, outline }: AreaRow): DeskArea => ({
  id,
  version,
  name,
  outline,
  km2: areaKm2(outline),
});

export async function listDeskAreas(db: Queries, cityId: string): Promise<DeskArea[]> {
  await requireCity(db, cityId);
  return (await areasOf(db, cityId)).map(areaShape);
}

export async function addArea(
  acting: Acting,
  cityId: string,
  { name, outline }: NewArea,
): Promise<DeskArea> {
  const { tx, caller, now } = acting;
  requireInside(outline, await lockCity(acting, cityId));
  const area = await tx
    .insertInto('areas')
    .values({ city_id: cityId, name, outline: JSON.stringify(outline) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'cities add-area',
    subject: `area ${area.id}`,
    after: { cityId, name, outline },
    now,
  });
  return areaShape(area);
}

export async function editArea(
  acting: Acting,
  { cityId, id }: { readonly cityId: string; readonly id: string },
  { version, ...edit }: AreaEdit,
): Promise<DeskArea> {
  const { tx, caller, now } = acting;
  const city = await lockCity(acting, cityId);
  const area = await requireArea(tx, cityId, id);
  const subject = `area ${id}`;
  await requireSameVersion(tx, { subject, version: area.version }, version);
  const changed = changedFields({ name: area.name, outline: area.outline }, edit);
  if (changed.isNone) return areaShape(area);
  const { name = area.name, outline = area.outline } = changed.after;
  requireInside(outline, city);
  const edited = await tx
    .updateTable('areas')
    .set({ name, outline: JSON.stringify(outline), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'cities edit-area',
    subject,
    before: { version, ...changed.before },
    after: { version: version + 1, ...changed.after },
    now,
  });
  return areaShape(edited);
}

/** The last one stays while anything may be delivered or collected there, also by a trip that is changed. */
export async function removeArea(
  acting: Acting,
  { cityId, id }: { readonly cityId: string; readonly id: string },
): Promise<void> {
  const { tx, caller, now } = acting;
  const city = await lockCity(acting, cityId);
  const { name, outline } = await requireArea(tx, cityId, id);
  const areas = await areasOf(tx, cityId);
  if (areas.length === 1 && (city.offered || (await hasTripsToChange(tx, cityId)))) {
    throw new Refusal(
      'city_not_ready',
      'A city needs at least one area while it is open or has trips ahead.',
    );
  }
  await tx.deleteFrom('areas').where('id', '=', id).execute();
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'cities remove-area',
    subject: `area ${id}`,
    before: { cityId, name, outline },
    now,
  });
}

async function hasTripsToChange(tx: Queries, cityId: string): Promise<boolean> {
  const trip = await tx
    .selectFrom('bookings')
    .select('id')
    .where('city_id', '=', cityId)
    .where(
      'status',
      'in',
      bookingStatuses.filter((status) => isOpenToRenter(status) || status === 'active'),
    )
    .limit(1)
    .executeTakeFirst();
  return trip !== undefined;
}

async function requireArea(tx: Queries, cityId: string, id: string): Promise<AreaRow> {
  const areas = await areasOf(tx, cityId);
  const area = areas.find((one) => one.id === id);
  if (!area) throw notFound('This area');
  return area;
}

export function requireInside(outline: Polygon, city: Parameters<typeof boxOf>[0]): void {
  if (isWithinBox(outline, boxOf(city))) return;
  throw new Refusal('area_outside_city', 'Service areas lie inside the bounds of their city.');
}
