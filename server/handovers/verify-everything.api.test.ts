import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { BookingHandovers } from '../../contract/handovers.ts';
import { money } from '../../domain/money.ts';
import { sealObjection } from '../bookings/claims/seal-objection.ts';
import { writeClaim } from '../bookings/claims/write-claim.ts';
import { sha256 } from '../bookings/record/sha256.ts';
import { sealsCommand } from '../operator/seals-command.ts';
import { saidOfAltered } from '../testing/altered-evidence.ts';
import type { Rental } from '../testing/rentals/rental.ts';
import { withRental } from '../testing/rentals/with-rental.ts';
import { sealedTrip } from '../testing/sealed-trip.ts';
import { decideAttempt } from './decide-attempt.ts';

let rental: Rental;
withRental((opened) => {
  rental = opened;
});

/** Everything that can be stored of a trip: two ends, a photograph taken again, a second phone, marks, a decision, claims. */
beforeAll(async () => {
  const trip = await sealedTrip(rental);
  await trip.give('deliver');
  const first = trip.phone('deliver');
  await first.walk();
  await first.photograph('front');
  await first.seal();
  await first.send();
  await first.upload();
  const second = trip.phone('deliver');
  await second.walk();
  await second.send();
  await second.upload();
  const { bookingId } = trip;
  const decided = { decision: 'set-aside', reason: 'The same car twice' } as const;
  await rental.db.transaction().execute((tx) =>
    decideAttempt(tx, rental.app.deps, {
      ...decided,
      ...{ bookingId, kind: 'deliver', phoneId: second.phoneId, decidedBy: trip.driver.id },
    }),
  );
  for (const words of ['New to me', 'And another']) {
    const mark = { kind: 'dent', side: 'left', across: 0.5, down: 0.5, words };
    await rental.done(`/api/bookings/${bookingId}/handovers/marks`, mark, BookingHandovers);
  }
  await trip.handOver('collect');
  await rental.db.transaction().execute(async (tx) => {
    const now = rental.app.deps.clock.now();
    const claimed = {
      bookingId,
      kind: 'damage',
      amount: money(10_000, 'EUR'),
      words: 'A dent\nin the door',
      evidence: {
        pairs: [],
        photographs: [{ view: 'left', digest: sha256('left') }],
        marks: [
          { id: randomUUID(), kind: 'dent', side: 'left', across: 1.5e-7, down: 0.5, words: '' },
        ],
        readings: null,
        late: null,
        closeUps: [],
        receipt: null,
        cleanedOf: null,
        paper: null,
        seals: { delivery: null, collection: null },
      },
      madeBy: 'command line',
    } as const;
    const { id: claimId } = await writeClaim(tx, claimed, now);
    await writeClaim(tx, { ...claimed, words: 'Another dent' }, now);
    await sealObjection(tx, { bookingId, claimId, words: 'Not mine', photo: null }, now);
  });
});

type Row = Readonly<Record<string, unknown>>;

/** Each table of evidence with the words that name one of its rows, whatever was done to it. */
const tables: Readonly<Record<string, (row: Row, reference: string) => RegExp>> = {
  handover_events: ({ kind, number }, reference) =>
    new RegExp(
      `${kind === 'deliver' ? 'Delivery' : 'Collection'} of booking ${reference}: event ${number} is`,
    ),
  evidence_files: ({ number }) => new RegExp(`Evidence: file ${number} is`),
  seals: ({ code, position, car_id }) =>
    new RegExp(`Seal ${String(code).slice(0, -1)}. is|Seal ${position} of car ${car_id} is gone`),
  seal_heads: ({ car_id }) => new RegExp(`car ${car_id}|Seal .* is not`, 'i'),
  handover_decisions: ({ position }, reference) =>
    new RegExp(`Booking ${reference}: decision ${position} is`),
  objections: ({ position }, reference) =>
    new RegExp(`Booking ${reference}: objection ${position} is`),
  claims: ({ position }, reference) => new RegExp(`Booking ${reference}: claim ${position} is`),
  renter_marks: ({ position }, reference) =>
    new RegExp(`Booking ${reference}: added mark ${position} is`),
  evidence_heads: ({ chain }) =>
    new RegExp(`${chain} is|${String(chain).slice(0, -1)} \\d+ is gone`),
};

const rowsOf = async (table: string) =>
  (await sql<Row>`SELECT ctid::text AS at, t.* FROM ${sql.table(table)} t`.execute(rental.db)).rows;

const referenceOf = async () => {
  const { reference } = await rental.db
    .selectFrom('bookings')
    .innerJoin('seals', 'seals.booking_id', 'bookings.id')
    .select('reference')
    .executeTakeFirstOrThrow();
  return reference;
};

/** Which rows are not named after they were changed so. */
async function unnamed(
  table: string,
  rows: readonly Row[],
  change: (row: Row) => readonly string[],
) {
  const reference = await referenceOf();
  const missed: string[] = [];
  for (const row of rows) {
    const { lines, isWrong } = await saidOfAltered(rental.app.deps, ...change(row));
    const named = tables[table]?.(row, reference) ?? /nothing/;
    if (!isWrong || !lines.some((line) => named.test(line))) {
      missed.push(`${change(row)}: ${lines.join(' ')}`);
    }
  }
  return missed;
}

it('finds nothing where nothing was changed', async () => {
  const { lines, isWrong } = await sealsCommand(rental.app.deps, ['verify']);
  expect(isWrong, lines.join('\n')).toBe(false);
});

describe.each(Object.keys(tables))('%s', (table) => {
  it('any row that is gone is named', async () => {
    const rows = await rowsOf(table);
    expect(rows.length).toBeGreaterThan(0);
    const gone = await unnamed(table, rows, ({ at }) => [
      `DELETE FROM ${table} WHERE ctid = '${at}'`,
    ]);
    expect(gone).toEqual([]);
  });

  it('any column that says something else is named, of the first row and of the last', async () => {
    const rows = await rowsOf(table);
    const ends = [rows[0], rows.at(-1)].filter((row) => row !== undefined);
    const { rows: columns } = await sql<{ name: string; type: string }>`
      SELECT column_name AS name, udt_name AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table}`.execute(rental.db);
    for (const { name, type } of columns) {
      if (goesOn[table]?.includes(name)) continue;
      const filled = ends.filter((row) => row[name] !== null);
      const other = otherValues[name] ?? ofType[type] ?? expect.fail(`no other ${type}`);
      const kept = await unnamed(table, filled, ({ at }) => [
        // Who owns the database is not kept by its constraints either.
        ...['pkey', 'check', `${name}_check`].map(
          (one) => `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_${one} CASCADE`,
        ),
        `UPDATE ${table} SET ${name} = ${other(name)} WHERE ctid = '${at}'`,
      ]);
      expect(kept).toEqual([]);
    }
  });
});

/** What becomes of a claim later; what was claimed on which evidence stays. */
const goesOn: Readonly<Record<string, readonly string[]>> = { claims: ['status', 'from_hold'] };

const oneOf = (one: string, another: string) => (name: string) =>
  `CASE ${name} WHEN '${one}' THEN '${another}' ELSE '${one}' END`;

/** Where not every value is allowed. */
const otherValues: Readonly<Record<string, (name: string) => string>> = {
  chain: oneOf('files', 'marks'),
  decision: oneOf('accepted', 'set-aside'),
  type: oneOf('image/jpeg', 'image/png'),
};

const ofType: Readonly<Record<string, (name: string) => string>> = {
  uuid: () => 'gen_random_uuid()',
  int4: (name) => `${name} + 100`,
  int8: (name) => `${name} + 1`,
  float8: (name) => `${name} + 0.001`,
  timestamptz: (name) => `${name} + '1 ms'`,
  jsonb: (name) => `jsonb_set(${name}, '{more}', '1')`,
  // Its last letter, in digests and words alike.
  text: (name) =>
    `CASE ${name} WHEN 'deliver' THEN 'collect' WHEN 'collect' THEN 'deliver' ELSE
     left(${name}, -1) || CASE right(${name}, 1) WHEN 'a' THEN 'b' ELSE 'a' END END`,
};

it.each([
  ['a photograph by another', `replace(evidence::text, '${sha256('left')}', '${sha256('rear')}')`],
  ['a photograph less', `evidence #- '{photographs,0}'`],
  ['a mark moved by a hair', `jsonb_set(evidence, '{marks,0,down}', '0.50000001')`],
])('other evidence of a claim is named: %s', async (_, other) => {
  const { lines } = await saidOfAltered(
    rental.app.deps,
    `UPDATE claims SET evidence = (${other})::jsonb WHERE position = 1`,
  );
  expect(lines).toContain(`Booking ${await referenceOf()}: claim 1 is not as it was made.`);
});

it('one bit of any stored file, and any file that is gone, is named', async () => {
  const { storage } = rental.app.deps;
  for (const { digest } of await rental.db
    .selectFrom('evidence_files')
    .select('digest')
    .execute()) {
    const otherwise = (change: (bytes: Uint8Array<ArrayBuffer>) => typeof bytes | null) => ({
      ...rental.app.deps,
      storage: {
        ...storage,
        get: async (name: string) => {
          const bytes = await storage.get(name);
          return name.endsWith(digest) && bytes ? change(new Uint8Array(bytes)) : bytes;
        },
      },
    });
    const last = otherwise((bytes) => bytes.with(-1, (bytes.at(-1) ?? 0) ^ 1));
    expect((await sealsCommand(last, ['verify'])).lines).toContain(
      `File ${digest} is not as it was taken.`,
    );
    const gone = otherwise(() => null);
    expect((await sealsCommand(gone, ['verify'])).lines).toContain(`File ${digest} is gone.`);
  }
});

it('what was there before is chained by the migration in the same words as now', async () => {
  const migration = await readFile(
    path.join(import.meta.dirname, '../db/migrations/0115_ends_of_evidence.sql'),
    'utf8',
  );
  const [ofDecision = '', ofFile = ''] = [...migration.matchAll(/own := (encode\(.*?'hex'\));/gs)]
    .map(([, text = '']) => text)
    .map((text) => text.replace(/coalesce\(before\.digest, ''\)/, `''`));
  const check = (table: string, name: string, text: string, own: string, number: string) =>
    sql<{ isSame: boolean }>`SELECT ${sql.raw(text)} = ${sql.ref(own)} AS "isSame"
      FROM ${sql.table(table)} AS ${sql.ref(name)} WHERE ${sql.ref(number)} = 1`.execute(rental.db);
  const decisions = await check('handover_decisions', 'decided', ofDecision, 'digest', 'position');
  const files = await check('evidence_files', 'file', ofFile, 'link', 'number');
  expect([...decisions.rows, ...files.rows]).toEqual([{ isSame: true }, { isSame: true }]);
});

it('claims that were made before they were chained are chained by the migration', async () => {
  const migration = await readFile(
    path.join(import.meta.dirname, '../db/migrations/0138_claims_in_a_chain.sql'),
    'utf8',
  );
  const asBefore = [
    'ALTER TABLE claims ALTER COLUMN position DROP NOT NULL, ALTER COLUMN digest DROP NOT NULL',
    'UPDATE claims SET position = NULL, digest = NULL',
    `DELETE FROM evidence_heads WHERE chain = 'claims'`,
  ];
  expect((await saidOfAltered(rental.app.deps, ...asBefore)).isWrong).toBe(true);
  const [chaining = ''] = /DO \$\$.*?\$\$;/s.exec(migration) ?? [];
  const { lines, isWrong } = await saidOfAltered(rental.app.deps, ...asBefore, chaining);
  expect(isWrong, lines.join('\n')).toBe(false);
});
