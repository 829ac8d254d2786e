import { expect, test } from 'vitest';
import { missingIn, newPhoneDraft, type PhoneDraft } from './phone-draft.ts';

const stop = { latitude: 38.7, longitude: -9.1, name: 'Rua Augusta 110, Lisboa' };
const renter = { id: '1', name: 'Ana Costa', email: 'ana@example.org', phone: null };
const empty = newPhoneDraft(Temporal.PlainDate.from('2027-03-01'));
const whole: PhoneDraft = { ...empty, delivery: stop, carId: 'car', renter };

test('a call is about a trip from tomorrow morning unless somebody says otherwise', () => {
  expect(empty).toMatchObject({ starts: '2027-03-02T09:00', ends: '2027-03-05T09:00' });
});

test.each<[ReturnType<typeof missingIn>, Partial<PhoneDraft>]>([
  [null, {}],
  ['starts', { ends: '' }],
  ['delivery', { delivery: null }],
  ['return', { isSameReturn: false }],
  ['car', { carId: null }],
  ['renter', { renter: null }],
  ['name', { isNew: true }],
  ['email', { isNew: true, name: 'Ana Costa' }],
  [null, { isNew: true, name: 'Ana Costa', email: 'ana@example.org' }],
])('what is missing is %s', (field, change) => {
  expect(missingIn({ ...whole, ...change })).toBe(field);
});
