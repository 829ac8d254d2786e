import { expect, test } from 'vitest';
import { bookingPolicy } from '../../../domain/policy-constants.ts';
import { draftMemory, emptyDraft } from './checkout-draft.ts';

const owner = { userId: 'renter', carId: 'car' };
const draft = {
  promoCode: 'WELCOME',
  driverNote: 'Room 12, gate code 4711',
  drivers: ['ben@handover.example', ''],
};

function storage() {
  const content = new Map<string, string>();
  return {
    getItem: (name: string) => content.get(name) ?? null,
    setItem: (name: string, text: string) => void content.set(name, text),
    removeItem: (name: string) => void content.delete(name),
  };
}

test('what was typed at checkout is found again after a reload, until it is booked', () => {
  const tab = storage();
  expect(draftMemory(owner, () => tab).recall()).toEqual(emptyDraft);
  draftMemory(owner, () => tab).keep(draft);
  expect(draftMemory(owner, () => tab).recall()).toEqual(draft);
  draftMemory(owner, () => tab).forget();
  expect(draftMemory(owner, () => tab).recall()).toEqual(emptyDraft);
});

test('by the same renter for the same car only', () => {
  const tab = storage();
  draftMemory(owner, () => tab).keep(draft);
  expect(draftMemory({ ...owner, userId: 'other' }, () => tab).recall()).toEqual(emptyDraft);
  expect(draftMemory({ ...owner, carId: 'other' }, () => tab).recall()).toEqual(emptyDraft);
});

test('whatever is stored there, a draft comes out; without storage it is empty', () => {
  const tab = storage();
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    JSON.stringify({ ...owner, promoCode: 1, drivers: 'ben' }),
  ]) {
    tab.setItem('handover.checkout', text);
    expect(draftMemory(owner, () => tab).recall()).toEqual(emptyDraft);
  }
  draftMemory(owner, () => tab).keep({ ...draft, driverNote: 'x'.repeat(1_000) });
  expect(draftMemory(owner, () => tab).recall().driverNote).toHaveLength(
    bookingPolicy.driverNoteMaxLength,
  );
  const off = () => {
    throw new DOMException('switched off', 'SecurityError');
  };
  draftMemory(owner, off).keep(draft);
  expect(draftMemory(owner, off).recall()).toEqual(emptyDraft);
});
