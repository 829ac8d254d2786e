import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../db/connect.ts';
import { createTestDatabase, type TestDatabase, testNow } from '../testing/test-database.ts';
import { carryOutOnce, type KeptAnswer } from './idempotency.ts';

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
    async carryOut(): Promise<KeptAnswer> {
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

  it('is refused with another body', async () => {
    const thing = counting();
    await carryOutOnce(database, write('other-body'), thing.carryOut);
    const again = carryOutOnce(database, write('other-body', { a: 2 }), thing.carryOut);
    await expect(again).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('undoes everything it wrote when it fails', async () => {
    const failing = async (tx: Queries): Promise<KeptAnswer> => {
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

  it.each([null, '', 'short', 'has spaces in it', 'x'.repeat(200)])(
    'needs a sound key, not %o',
    async (key) => {
      const attempt = carryOutOnce(database, write(key), counting().carryOut);
      await expect(attempt).rejects.toMatchObject({ code: 'missing_idempotency_key' });
    },
  );
});
