import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sellersOf } from './check-sellers.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const set = (sellers: object) =>
  database.kysely
    .updateTable('remote_configuration')
    .set({ value: JSON.stringify({ sellers }) })
    .where('key', '=', 'seller_config')
    .execute();
const seller = { series: 'AA', name: 'Rent, Lda.', address: 'Rua 1', taxNumber: 'PT 501234567' };

it('warns of invoices that would name a sample company, in production as a fault', {
  tags: ['embedded'],
}, async () => {
  const warning = 'invoices of Lisbon, New York name a sample company: set seller_config';
  expect(await sellersOf(database, { isProduction: false })).toBe(warning);
  await expect(sellersOf(database, { isProduction: true })).rejects.toThrow(warning);
  await set({ lisbon: seller });
  await expect(sellersOf(database, { isProduction: true })).rejects.toThrow('invoices of New York');
  await set({ lisbon: seller, 'new-york': seller });
  expect(await sellersOf(database, { isProduction: true })).toBe(
    'every city names who sells there',
  );
});
