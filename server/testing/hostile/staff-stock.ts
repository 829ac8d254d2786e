import { randomUUID } from 'node:crypto';
import { roles } from '../../../domain/permissions.ts';
import type { Database } from '../../db/connect.ts';
import { newArea, newCity } from '../cities-things.ts';
import { carLine, newCar } from '../fleet-things.ts';
import { gatherStaff } from '../gather-staff.ts';
import type { Caller } from './generate.ts';
import type { Hints } from './schema.ts';
import { sharedHints } from './stock.ts';

const DIGEST = '0'.repeat(64);

/** So many of each role: whoever signs out, or is removed by another, is missed by nobody. */
export async function gatherStaffCallers(
  database: Pick<Database, 'pool'>,
  { now, each }: { readonly now: Temporal.Instant; readonly each: number },
): Promise<Caller[]> {
  const staff = await gatherStaff(database, Array.from({ length: each }, () => roles).flat());
  const hints = { ...(await sharedHints(database.pool, now)), ...(await deskHints(database)) };
  return [
    ...staff.map(({ role, cookie }) => ({ name: role, cookie, hints })),
    { name: 'visitor', cookie: null, hints },
  ];
}

/** What staff name in their paths and bodies: things of Lisbon. */
async function deskHints({ pool }: Pick<Database, 'pool'>): Promise<Hints> {
  const ids = async (sql: string) => {
    const { rows } = await pool.query<{ id: string }>(`${sql} LIMIT 40`);
    return rows.map(({ id }) => id);
  };
  const inLisbon = (table: string) => ids(`SELECT id FROM ${table} WHERE city_id = 'lisbon'`);
  const bookings = await inLisbon('bookings');
  const renters = await ids('SELECT id FROM users');
  const evidence = await ids('SELECT digest AS id FROM evidence_files');
  const { id: _, ...city } = newCity();
  return {
    ...Object.fromEntries(
      Object.entries({ ...city, ...newCar, outline: newArea.outline }).map(([name, value]) => [
        name,
        [value],
      ]),
    ),
    city: ['lisbon'],
    cities: ['lisbon', 'new-york'],
    day: ['2027-03-12'],
    bookings,
    bookingId: bookings,
    renters,
    accountId: renters,
    renterId: renters,
    people: renters,
    // Of nobody who asks.
    staff: await ids(`SELECT id FROM staff WHERE email LIKE '%handover.example'`),
    driverId: await ids(`SELECT staff_id AS id FROM staff_roles WHERE role = 'driver'`),
    blocks: await ids(`SELECT id FROM occupancies WHERE kind = 'block' AND city_id = 'lisbon'`),
    companies: await ids('SELECT id FROM companies'),
    extras: await inLisbon('extras'),
    protection: await inLisbon('insurances'),
    'promo-codes': await ids('SELECT id FROM promo_codes'),
    'phone-bookings': await ids('SELECT id FROM phone_bookings'),
    areaId: await inLisbon('areas'),
    claimId: await ids('SELECT id FROM claims'),
    digest: [DIGEST, ...evidence],
    csv: [carLine('LN 10 AB')],
    version: [1, 2],
    amount: [10_000, 100_000],
    text: ['sample', 'ana'],
    email: [
      'renter@handover.example',
      'business@handover.example',
      ...Array.from({ length: 10 }, () => `${randomUUID()}@example.org`),
    ],
  };
}
