/** @module-tag embedded */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';
import { carryOutOnce, type StoredAnswer } from './idempotency.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const write = (key: string | null, content: unknown = { a: 1 }) => ({
  key,
  caller: 'someone',
  operation: 'createThing',
  content,
  now: testNow,
});

function counting() {
  const counter = {
    times: 0,
    async carryOut(): Promise<StoredAnswer> {
      counter.times += 1;
      return { status: 202, document: { number: counter.times } };
    },
  };
  return counter;
}

describe('a write with an Idempotency-Key', () => {
  it('is carried out once and answered alike every time', async () => {
    const thing = counting();
    const first = await carryOutOnce(database, write('first-key'), thing.carryOut);
    const second = await carryOutOnce(database, write('first-key'), thing.carryOut);
    expect(second).toEqual(first);
    expect(thing.times).toBe(1);
  });

  it('is carried out once when twenty arrive together', async () => {
    const thing = counting();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        carryOutOnce(database, write('together-key'), thing.carryOut),
      ),
    );
    expect(thing.times).toBe(1);
    expect(answers).toEqual(Array(20).fill({ status: 202, document: { number: 1 } }));
  });

  it('is one’s own under a key that somebody else has used', async () => {
    const thing = counting();
    await carryOutOnce(database, write('shared-key'), thing.carryOut);
    const another = { ...write('shared-key'), caller: 'somebody else' };
    expect(await carryOutOnce(database, another, thing.carryOut)).toMatchObject({
      document: { number: 2 },
    });
  });

  it('is refused for another operation', async () => {
    const thing = counting();
    await carryOutOnce(database, write('other-operation'), thing.carryOut);
    const another = { ...write('other-operation'), operation: 'removeThing' };
    const again = carryOutOnce(database, another, thing.carryOut);
    await expect(again).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(thing.times).toBe(1);
  });

  it('is made again when the database ends it for a deadlock, three times in all', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let times = 0;
    const unlucky = (often: number) => async (): Promise<StoredAnswer> => {
      times += 1;
      if (times <= often) throw deadlock;
      return { status: 202, document: { times } };
    };
    expect(await carryOutOnce(database, write('unlucky-key'), unlucky(2))).toMatchObject({
      document: { times: 3 },
    });
    times = 0;
    const hopeless = carryOutOnce(database, write('hopeless-key'), unlucky(9));
    await expect(hopeless).rejects.toBe(deadlock);
    expect(times).toBe(3);
  });

  it('is refused with another body', async () => {
    const thing = counting();
    await carryOutOnce(database, write('other-body'), thing.carryOut);
    const again = carryOutOnce(database, write('other-body', { a: 2 }), thing.carryOut);
    await expect(again).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('undoes everything it wrote when it fails', async () => {
    const failing = async (tx: Queries): Promise<StoredAnswer> => {
      await tx
        .insertInto('remote_configuration')
        .values({ key: 'half-done', value: '{}' })
        .execute();
      throw new Error('broken');
    };
    await expect(carryOutOnce(database, write('half-done-key'), failing)).rejects.toThrow('broken');
    const left = await database.kysely
      .selectFrom('remote_configuration')
      .selectAll()
      .where('key', '=', 'half-done')
      .execute();
    expect(left).toEqual([]);
  });

  it('may be tried again after it failed', async () => {
    const failing = () => Promise.reject(new Error('broken'));
    await expect(carryOutOnce(database, write('failed-key'), failing)).rejects.toThrow('broken');
    const thing = counting();
    await carryOutOnce(database, write('failed-key'), thing.carryOut);
    expect(thing.times).toBe(1);
  });

  it.each([null, '', 'x'.repeat(7), 'has spaces in it', 'x'.repeat(129)])(
    'needs a sound key, not %o',
    async (key) => {
      const attempt = carryOutOnce(database, write(key), counting().carryOut);
      await expect(attempt).rejects.toMatchObject({ code: 'missing_idempotency_key' });
    },
  );

  it.each(['x'.repeat(8), 'y'.repeat(128)])('takes a key of 8 to 128 letters: %s', async (key) => {
    const thing = counting();
    await carryOutOnce(database, write(key), thing.carryOut);
    expect(thing.times).toBe(1);
  });
});

describe('a repeated write', () => {
  const effects = async () => {
    const { rows } = await sql<{ of: string }>`SELECT "of" FROM effects`.execute(database.kysely);
    return rows.map((row) => row.of);
  };
  const doing = (of: string) => async (tx: Queries) => {
    await sql`INSERT INTO effects VALUES (${of})`.execute(tx);
    return { status: 201, document: { of } };
  };
  beforeAll(() => sql`CREATE TABLE effects ("of" text)`.execute(database.kysely));

  it('leaves nothing of a repetition, which gets the first answer', async () => {
    const first = await carryOutOnce(database, write('early-key'), doing('first'));
    const answers = await Promise.all(
      ['second', 'third'].map((of) => carryOutOnce(database, write('early-key'), doing(of))),
    );
    expect(answers).toEqual([first, first]);
    expect(await effects()).toEqual(['first']);
  });

  it('answers a repetition as before, though it would be refused by now', async () => {
    const first = await carryOutOnce(database, write('gone-key'), doing('taken'));
    const refusing = async (): Promise<StoredAnswer> => {
      throw new Error('somebody has it by now');
    };
    expect(await carryOutOnce(database, write('gone-key'), refusing)).toEqual(first);
    await expect(carryOutOnce(database, write('unused-key'), refusing)).rejects.toThrow('by now');
    expect(await carryOutOnce(database, write('unused-key'), doing('again'))).toMatchObject({
      document: { of: 'again' },
    });
  });

  it('refuses the key for something else, and leaves nothing of it', async () => {
    await carryOutOnce(database, write('other-key'), doing('one thing'));
    const another = { ...write('other-key'), content: { a: 2 } };
    await expect(carryOutOnce(database, another, doing('another'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await effects()).not.toContain('another');
  });
});
