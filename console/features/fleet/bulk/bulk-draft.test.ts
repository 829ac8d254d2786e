import { expect, test } from 'vitest';
import { moneyFromCents } from '../../../../domain/money.ts';
import { type BulkDraft, emptyDraft, readBulkDraft } from './bulk-draft.ts';

const euros = (cents: number) => moneyFromCents(cents, 'EUR');
const read = (draft: Partial<BulkDraft>) => readBulkDraft({ ...emptyDraft, ...draft }, 'EUR');

test.each<[Partial<BulkDraft>, object]>([
  [{ price: 'set', priceValue: '52,50' }, { price: { kind: 'set', price: euros(5_250) } }],
  [{ price: 'percent', priceValue: '-2.5' }, { price: { kind: 'percent', hundredths: -250 } }],
  [{ price: 'amount', priceValue: '-1.50' }, { price: { kind: 'amount', by: euros(-150) } }],
  [{ price: 'amount', priceValue: '+3' }, { price: { kind: 'amount', by: euros(300) } }],
  [{ category: 'D', priceValue: 'left over' }, { category: 'D' }],
  [{ base: '38.7, -9.1' }, { base: { latitude: 38.7, longitude: -9.1 } }],
  [
    { features: { AC: 'add', USB: 'remove', BLUETOOTH: 'keep' } },
    { features: { add: ['AC'], remove: ['USB'] } },
  ],
  [
    { condition: 'TO_CLEAN', offered: 'hide' },
    { condition: 'TO_CLEAN', offered: false },
  ],
])('%j is meant', (draft, change) => {
  expect(read(draft)).toEqual({ ok: true, change });
});

test.each<[Partial<BulkDraft>, object]>([
  [{}, { kind: 'nothing' }],
  [{ features: { AC: 'keep' } }, { kind: 'nothing' }],
  [
    { price: 'set', priceValue: '0' },
    { field: 'priceValue', kind: 'set' },
  ],
  [
    { price: 'percent', priceValue: '-100' },
    { field: 'priceValue', kind: 'percent' },
  ],
  [
    { price: 'amount', priceValue: '' },
    { field: 'priceValue', kind: 'amount' },
  ],
  [{ base: 'somewhere' }, { field: 'base', kind: 'base' }],
])('%j cannot be meant', (draft, problem) => {
  expect(read(draft)).toEqual({ ok: false, problem });
});
