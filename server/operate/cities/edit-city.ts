import type { CityEdit, DeskCity } from '../../../contract/operate/cities.ts';
import { areasOf } from '../../catalogue/queries.ts';
import { Refusal } from '../../errors.ts';
import type { Acting } from '../acting.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireSameVersion } from '../audit/require-same-version.ts';
import { requireInside } from './areas.ts';
import {
  columnsOf,
  feeRowsOf,
  refusingTaken,
  requireOwnCurrency,
  writtenOf,
} from './city-columns.ts';
import { lockCity } from './lock-city.ts';
import { feesOf, hasBookings, readCity } from './read-city.ts';

/** Changes what was looked at, or refuses with what somebody else changed meanwhile. */
export async function editCity(
  acting: Acting,
  id: string,
  { version, ...edit }: CityEdit,
): Promise<DeskCity> {
  const { tx, caller, now } = acting;
  const city = await lockCity(acting, id);
  const subject = `city ${id}`;
  await requireSameVersion(tx, { subject, version: city.version }, version);
  const written = writtenOf(city, await feesOf(tx, id));
  const changed = changedFields(written, edit);
  if (changed.isNone) return readCity(tx, id);
  const next = { ...written, ...changed.after };
  requireOwnCurrency(next);
  if ('currency' in changed.after || 'timeZone' in changed.after) await requireNoBookings(tx, id);
  if ('currency' in changed.after) await requireNoPrices(tx, id);
  if (changed.after.offered) await requireReady(tx, id);
  const columns = columnsOf(next, centerOf(city));
  for (const { outline } of await areasOf(tx, id)) requireInside(outline, columns);
  await refusingTaken(
    tx
      .updateTable('cities')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .execute(),
  );
  if (changed.after.youngDriverFees) {
    await tx.deleteFrom('young_driver_fees').where('city_id', '=', id).execute();
    const fees = feeRowsOf(id, next);
    if (fees.length > 0) await tx.insertInto('young_driver_fees').values(fees).execute();
  }
  await recordAudit(tx, {
    actor: caller.userId,
    action: 'cities edit-city',
    subject,
    before: { version, ...changed.before },
    after: { version: version + 1, ...changed.after },
    now,
  });
  return readCity(tx, id);
}

const centerOf = (city: {
  readonly center_latitude: number;
  readonly center_longitude: number;
}) => ({
  latitude: city.center_latitude,
  longitude: city.center_longitude,
});

/** What was booked was agreed in its money and at its hours. */
async function requireNoBookings(tx: Acting['tx'], id: string): Promise<void> {
  if (!(await hasBookings(tx, id))) return;
  throw new Refusal(
    'city_has_bookings',
    'A city with bookings keeps its currency and its time zone.',
  );
}

/** A price is an amount in the city's money: in another it would be another price, and nobody has set it. */
async function requireNoPrices(tx: Acting['tx'], id: string): Promise<void> {
  const priced = ['cars', 'extras', 'insurances', 'promo_codes'] as const;
  for (const table of priced) {
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('city_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (found) {
      throw new Refusal(
        'city_has_prices',
        'A city whose cars, extras, protection or promo codes have prices keeps its currency.',
      );
    }
  }
}

async function requireReady(tx: Acting['tx'], id: string): Promise<void> {
  const { missing } = await readCity(tx, id);
  if (missing.length === 0) return;
  throw new Refusal(
    'city_not_ready',
    'This city cannot be opened yet.',
    missing.map((need) => ({ field: 'body.offered', reason: `needs at least one ${need}` })),
  );
}
