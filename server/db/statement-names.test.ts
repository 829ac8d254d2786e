import { describe, expect, it } from 'vitest';
import { createStatementNames, isStalePlan } from './statement-names.ts';

const often = 4;
const seen = (names: ReturnType<typeof createStatementNames>, text: string, times = often) =>
  Array.from({ length: times }, () => names.nameOf(text, false)).at(-1);

describe('the names of prepared statements', () => {
  it('go to what is sent often, from the fourth time on, and stay', () => {
    const names = createStatementNames(true);
    const text = 'select id from cars where city = $1';
    expect(seen(names, text, often - 1)).toBeUndefined();
    const name = names.nameOf(text, false);
    expect(name).toBeDefined();
    expect(names.nameOf(text, false)).toBe(name);
    expect(seen(names, 'select id from cars where brand = $1')).not.toBe(name);
  });

  it('go to what is marked at once', () => {
    expect(createStatementNames(true).nameOf('select 1', true)).toBeDefined();
    expect(createStatementNames(false).nameOf('select 1', true)).toBeDefined();
  });

  it('go to nothing else where the engine is not asked for it', () => {
    expect(seen(createStatementNames(false), 'select $1')).toBeUndefined();
  });

  it.each([
    'select * from cars where id = $1',
    'SELECT c.* FROM cars c WHERE id = $1',
    'select "cars"."id", "cities".* from "cars" where "id" = $1',
    'insert into "cars" ("id") values ($1) returning *',
  ])('do not go to what gives all columns: %s', (text) => {
    expect(seen(createStatementNames(true), text)).toBeUndefined();
  });

  it.each(['select count(*) from cars where city = $1', 'select $1::int * 2'])(
    'go to other stars: %s',
    (text) => {
      expect(seen(createStatementNames(true), text)).toBeDefined();
    },
  );

  it('do not pile up: texts that vary without end get none, and there is an end to all', () => {
    const names = createStatementNames(true);
    const texts = Array.from({ length: 5_000 }, (_, n) => `select $1 /* ${n} */`);
    for (let time = 0; time < often; time += 1) {
      for (const text of texts) expect(names.nameOf(text, false)).toBeUndefined();
    }
    const named = texts.filter((text) => seen(names, text) !== undefined);
    expect(named).toHaveLength(300);
  });

  it('are forgotten, all of them, when one is stale; once for the same migration', () => {
    const names = createStatementNames(true);
    const [first, second] = ['select 1', 'select 2'].map((text) => names.nameOf(text, true));
    names.forget(first);
    const fresh = names.nameOf('select 1', true);
    expect(fresh).not.toBe(first);
    names.forget(second);
    expect(names.nameOf('select 1', true)).toBe(fresh);
  });
});

it('knows a stale plan by where PostgreSQL found it, whatever language it speaks', () => {
  const error = Object.assign(new Error('…'), { code: '0A000', routine: 'RevalidateCachedQuery' });
  expect(isStalePlan(error)).toBe(true);
  expect(isStalePlan(Object.assign(new Error('…'), { code: '0A000' }))).toBe(false);
  expect(isStalePlan(null)).toBe(false);
});
