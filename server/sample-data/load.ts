import { sql } from 'kysely';
import { hashPassword } from '../accounts/password-hash.ts';
import type { Database, Queries } from '../db/connect.ts';
import { type PasswordHashes, sampleAccounts } from './accounts.ts';
import { insertRows } from './insert-rows.ts';
import { issueSampleInvoices } from './issue-sample-invoices.ts';
import { type SampleRows, type SampleSet, sampleSet } from './sample-rows.ts';
import { stateSampleCompanies } from './state-sample-companies.ts';

export type LoadOptions = {
  readonly now: Temporal.Instant;
  readonly seed?: number;
  readonly log?: (sentence: string) => void;
};

/** Any fixed number: of several nodes that start together one loads, the others find it done. */
export const loadingLock = 4_210_772;

/** Nobody has written anything of their own yet, not even a setting. */
export function isEmpty(database: Database): Promise<boolean> {
  return hasNothing(database.kysely);
}

/** Fills an empty database, all or nothing. Answers false, and does nothing, when it is not empty. */
export async function loadSampleData(
  database: Database,
  { now, seed, log = () => {} }: LoadOptions,
): Promise<boolean> {
  const { rows } = await prepareSampleSet(now, seed);
  const isLoaded = await database.kysely.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${loadingLock})`.execute(tx);
    if (!(await hasNothing(tx))) return false;
    await insertRows(tx, rows);
    await issueSampleInvoices(tx);
    await stateSampleCompanies(tx, now);
    return true;
  });
  if (isLoaded) log(summary(rows));
  return isLoaded;
}

async function hasNothing(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT FROM cities) OR EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM staff)
        OR EXISTS (SELECT FROM remote_configuration) AS filled`.execute(queries);
  return rows[0]?.filled === false;
}

export async function prepareSampleSet(now: Temporal.Instant, seed?: number): Promise<SampleSet> {
  const hashes = await Promise.all(
    sampleAccounts.map(async ({ key, password }) => [key, await hashPassword(password)]),
  );
  return sampleSet(now, Object.fromEntries(hashes) as PasswordHashes, seed);
}

function summary({ cars = [], bookings = [], reviews = [] }: SampleRows): string {
  return `Loaded the sample data: ${cars.length} cars, ${bookings.length} bookings, ${reviews.length} reviews.`;
}
