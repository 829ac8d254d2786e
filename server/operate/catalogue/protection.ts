import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  DeskProtection,
  NewProtection,
  ProtectionEdit,
} from '../../../contract/operate/catalogue-offers.ts';
import { type Currency, zero } from '../../../domain/money.ts';
import { richTextOf } from '../../../domain/rich-lines.ts';
import { requireCity } from '../../catalogue/require-city.ts';
import type { Queries } from '../../db/connect.ts';
import { notFound, Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';
import { requirePermission } from '../http/require-permission.ts';
import { nextPosition } from './offer-order.ts';
import { listProtection, writtenOf } from './read-protection.ts';
import { requireOfferPrice } from './requested-price.ts';

type Written = Omit<NewProtection, 'cityId'>;

export async function addProtection(
  { tx, caller, now }: Acting,
  { cityId, ...asked }: NewProtection,
): Promise<DeskProtection> {
  requirePermission(caller, 'catalogue.edit', cityId);
  const { currency } = await requireCity(tx, cityId);
  const written = withoutOwnPrice(asked, currency);
  await requireUsable(tx, cityId, written, { currency, ownIds: [] });
  const id = randomUUID();
  const position = await nextPosition(tx, 'insurances', cityId);
  await refusingSecondMain(
    tx
      .insertInto('insurances')
      .values({ id, city_id: cityId, key: id, position, ...columnsOf(written) })
      .execute(),
  );
  await writeOptions(tx, id, written.options);
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue add-protection',
    subject: `protection ${id}`,
    after: { cityId, ...written },
    now,
  });
  return readOne(tx, cityId, id);
}

/** What was booked keeps its name and price: a booking has its own. */
export async function editProtection(
  { tx, caller, now }: Acting,
  id: string,
  { version, ...edit }: z.output<typeof ProtectionEdit>,
): Promise<DeskProtection> {
  const row = await tx
    .selectFrom('insurances')
    .select(['city_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This protection');
  requirePermission(caller, 'catalogue.edit', row.city_id);
  const subject = `protection ${id}`;
  await requireSameVersion(tx, { subject, version: row.version }, version);
  const { currency } = await requireCity(tx, row.city_id);
  const current = await readOne(tx, row.city_id, id);
  const changed = changedFields<Written>(writtenOf(current), edit);
  if (changed.isNone) return current;
  const next = withoutOwnPrice({ ...writtenOf(current), ...changed.after }, currency);
  const ownIds = current.options.map((option) => option.id);
  await requireUsable(tx, row.city_id, next, { currency, ownIds });
  await refusingSecondMain(
    tx
      .updateTable('insurances')
      .set({ ...columnsOf(next), version: version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  if (changed.after.options) {
    await tx.deleteFrom('insurance_options').where('insurance_id', '=', id).execute();
    await writeOptions(tx, id, next.options);
  }
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'catalogue edit-protection',
    subject,
    before: { version, ...changed.before },
    after: { version: version + 1, ...changed.after },
    now,
  });
  return readOne(tx, row.city_id, id);
}

/** With options each has its own price. */
const withoutOwnPrice = (written: Written, currency: Currency): Written =>
  written.options.length > 0 ? { ...written, pricePerDay: zero(currency) } : written;

const columnsOf = ({ title, description, pricePerDay, onSale, options }: Written) => ({
  title,
  description: richTextOf(description),
  price_per_day: pricePerDay.amount,
  multiple_options: options.length > 0,
  enabled: onSale,
});

async function writeOptions(
  tx: Queries,
  insuranceId: string,
  options: Written['options'],
): Promise<void> {
  if (options.length === 0) return;
  await tx
    .insertInto('insurance_options')
    .values(
      options.map((option, position) => ({
        id: option.id ?? randomUUID(),
        insurance_id: insuranceId,
        title: option.title,
        price_per_day: option.pricePerDay.amount,
        selected: option.selected,
        included_coverage: option.includedCoverage,
        includes: option.includes,
        details: option.details,
        position,
      })),
    )
    .execute();
}

async function requireUsable(
  tx: Queries,
  cityId: string,
  { pricePerDay, options }: Written,
  { currency, ownIds }: { readonly currency: Currency; readonly ownIds: readonly string[] },
): Promise<void> {
  requireOfferPrice(pricePerDay, currency, 'pricePerDay');
  const others = await listProtection(tx, cityId);
  const known = new Set(others.filter((one) => one.options.length === 0).map(({ id }) => id));
  for (const [index, option] of options.entries()) {
    requireOfferPrice(option.pricePerDay, currency, `options.${index}.pricePerDay`);
    if (!option.includes.every((id) => known.has(id))) {
      throw unusable(`options.${index}.includes`, 'must name other protection of this city');
    }
    if (option.id === undefined) continue;
    const isRepeated = options.findIndex(({ id }) => id === option.id) !== index;
    if (isRepeated || !ownIds.includes(option.id)) {
      throw unusable(`options.${index}.id`, 'must be an option of this protection, once');
    }
  }
}

const unusable = (field: string, reason: string) =>
  new Refusal('invalid_input', 'The protection cannot be saved so.', [
    { field: `body.${field}`, reason },
  ]);

/** The index is the check: whoever writes at the same moment. */
async function refusingSecondMain<T>(write: Promise<T>): Promise<T> {
  return write.catch((error: { readonly constraint?: string }) => {
    if (error.constraint !== 'one_main_insurance') throw error;
    throw new Refusal('main_protection_taken', 'This city sells its main protection already.');
  });
}

async function readOne(tx: Queries, cityId: string, id: string): Promise<DeskProtection> {
  const found = (await listProtection(tx, cityId)).find((one) => one.id === id);
  if (!found) throw notFound('This protection');
  return found;
}
