/** @module-tag embedded */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let car: { id: string; city_id: string };

beforeAll(async () => {
  database = await createTestDatabase();
  car = await database.kysely
    .selectFrom('cars')
    .select(['id', 'city_id'])
    .executeTakeFirstOrThrow();
});
afterAll(() => database.close());

/** The insert is the check: no row back means "no longer available". */
async function occupy(from: string, to: string | null): Promise<boolean> {
  const row = await database.kysely
    .insertInto('occupancies')
    .values({
      car_id: car.id,
      city_id: car.city_id,
      during: sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      kind: 'block',
      block_reason: 'SERVICE',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

it('refuses a second occupancy of one car at the same time, from the database itself [D-015-001]', async () => {
  expect(await occupy('2040-01-10T09:00Z', '2040-01-12T09:00Z')).toBe(true);
  expect(await occupy('2040-01-11T09:00Z', '2040-01-13T09:00Z')).toBe(false);
  expect(await occupy('2040-01-01T09:00Z', '2040-02-01T09:00Z')).toBe(false);
});

it('lets one end when the next begins', async () => {
  expect(await occupy('2040-01-12T09:00Z', '2040-01-13T09:00Z')).toBe(true);
});

it('lets exactly one of forty racing occupancies through [D-015-001]', async () => {
  const attempts = Array.from({ length: 40 }, (_, minute) =>
    occupy(`2040-03-01T09:${String(minute).padStart(2, '0')}Z`, '2040-03-04T09:00Z'),
  );
  const results = await Promise.all(attempts);
  expect(results.filter(Boolean)).toHaveLength(1);
});

it('refuses an empty or endless occupancy', async () => {
  const outOfBounds = { code: '23514' };
  await expect(occupy('2040-05-01T09:00Z', '2040-05-01T09:00Z')).rejects.toMatchObject(outOfBounds);
  await expect(occupy('2040-05-01T09:00Z', null)).rejects.toMatchObject(outOfBounds);
});

it('refuses a second booking under the same reference [D-020-001]', async () => {
  const [one, other] = await database.kysely
    .selectFrom('bookings')
    .select(['id', 'reference'])
    .limit(2)
    .execute();
  if (!one || !other) throw new Error('The sample data has bookings');
  const renamed = database.kysely
    .updateTable('bookings')
    .set({ reference: one.reference })
    .where('id', '=', other.id)
    .execute();
  await expect(renamed).rejects.toThrow(/bookings_reference_key/);
});
