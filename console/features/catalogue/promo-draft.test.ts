import { expect, test } from 'vitest';
import { NewPromoCode, PromoCodeEdit } from '../../../contract/operate/catalogue-promo-codes.ts';
import { changedValues, newPromoDraft, partOfDraft, problemIn, readDraft } from './promo-draft.ts';

const zone = 'Europe/Lisbon';
const draft = {
  ...newPromoDraft,
  code: ' autumn20',
  label: 'Autumn',
  value: '20',
  from: '2027-03-28',
  until: '2027-03-28',
};

test('a code holds from the first moment of its first day to the last of its last, in the city', () => {
  expect(problemIn(draft)).toBeNull();
  const written = readDraft(draft, 'EUR', zone);
  // The day on which the clocks change has 23 hours.
  expect(written).toMatchObject({
    code: 'AUTUMN20',
    validFrom: '2027-03-28T00:00:00Z',
    validUntil: '2027-03-28T23:00:00Z',
  });
  expect(NewPromoCode.safeParse({ cityId: 'lisbon', ...written }).success).toBe(true);
  expect(partOfDraft(written, zone)).toMatchObject({ from: draft.from, until: draft.until });
});

test('only what was changed is sent', () => {
  const written = readDraft({ ...draft, kind: 'amount', value: '15' }, 'EUR', zone);
  const edit = changedValues(['kind', 'until'], written);
  expect(Object.keys(edit)).toEqual(['discount', 'validUntil']);
  expect(PromoCodeEdit.safeParse({ version: 1, ...edit }).success).toBe(true);
});

test.each([
  [{ code: 'A!' }, 'code'],
  [{ label: ' ' }, 'label'],
  [{ value: '0' }, 'value'],
  [{ value: '101' }, 'value'],
  [{ value: '1.5' }, 'value'],
  [{ kind: 'amount', value: '0' }, 'value'],
  [{ from: '' }, 'from'],
  [{ until: '2027-03-27' }, 'until'],
] as const)('%j cannot be meant', (part, field) => {
  expect(problemIn({ ...draft, ...part })).toMatchObject({ field });
});
