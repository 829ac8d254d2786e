import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationKeys, remoteConfiguration } from '../../../contract/configuration.ts';
import { changedParts, draftOf, problemIn, readDraft, settingRows } from './setting-rows.ts';

const lisbon = { id: 'lisbon', currency: 'EUR' } as const;
const all = settingRows.map(([id, row]) => ({ id, row }));

test('every key of the configuration, and every field of it, has its row', () => {
  const rows = settingRows.map(([, { key, field }]) => `${key}.${field}`);
  const fields = configurationKeys.flatMap((key) =>
    Object.keys(remoteConfiguration[key].shape).map((field) => `${key}.${field}`),
  );
  expect(rows.sort()).toEqual(fields.sort());
});

test('what changed says which account, and which line of which seller', () => {
  const was = { EUR: 'PT50 0002', USD: 'US 1' };
  expect(changedParts(was, { EUR: 'PT50 6666', USD: 'US 1' })).toEqual([
    { path: ['EUR'], before: 'PT50 0002', after: 'PT50 6666' },
  ]);
  expect(changedParts(was, { EUR: 'PT50 0002' })).toEqual([
    { path: ['USD'], before: 'US 1', after: null },
  ]);
  const seller = { name: 'One Ltd', address: 'Street 1', taxNumber: 'PT1', series: 'LX' };
  expect(changedParts({ lisbon: seller }, { lisbon: { ...seller, name: 'Two Ltd' } })).toEqual([
    { path: ['lisbon', 'name'], before: 'One Ltd', after: 'Two Ltd' },
  ]);
  expect(changedParts(undefined, { EUR: 'PT50 0002' })).toEqual([
    { path: ['EUR'], before: null, after: 'PT50 0002' },
  ]);
});

test.each(all)(
  'what is typed for $id is what the contract takes, or it is a problem',
  ({ row }) => {
    const schema = remoteConfiguration[row.key];
    const before = schema.parse({});
    const words = fc.constantFrom(
      '',
      '0',
      '1',
      '24',
      '365',
      '366',
      '12.5',
      '1e3',
      '-1',
      'true',
      'AB',
    );
    const fields = Object.keys(draftOf(row, before, lisbon));
    const drafts = fc.record(Object.fromEntries(fields.map((field) => [field, words])));
    fc.assert(
      fc.property(drafts, (draft) => {
        if (problemIn(row, draft)) return;
        const value = readDraft(row, draft, before, lisbon);
        const parsed = schema.safeParse({ ...before, ...value });
        expect(parsed.error).toBeUndefined();
        const again = draftOf(row, { ...before, ...value }, lisbon);
        expect(readDraft(row, again, before, lisbon)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  },
);

test('a seller of another city and an account in another currency stay', () => {
  const [, seller] = settingRows.find(([id]) => id === 'seller') ?? expect.fail();
  const [, bank] = settingRows.find(([id]) => id === 'bank') ?? expect.fail();
  const paris = { series: 'PAR', name: 'P', address: 'P', taxNumber: 'P' };
  const typed = { series: 'LIS', name: 'L', address: 'L', taxNumber: 'L' };
  expect(readDraft(seller, typed, { sellers: { paris } }, lisbon)).toEqual({
    sellers: { paris, lisbon: typed },
  });
  expect(
    readDraft(bank, { bankAccounts: '' }, { bankAccounts: { USD: 'a', EUR: 'b' } }, lisbon),
  ).toEqual({ bankAccounts: { USD: 'a' } });
});
