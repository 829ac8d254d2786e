import { expect, it } from 'vitest';
import type { HandoverAct, HandoverEvent } from './event.ts';
import { metAt } from './met-at.ts';

const at = (minute: number) =>
  Temporal.Instant.from('2027-03-24T09:00:00Z').add({ minutes: minute });
const events = (...acts: readonly HandoverAct[]): HandoverEvent[] =>
  acts.map((act, index) => ({
    id: String(index),
    phoneId: 'phone',
    number: index + 1,
    at: at(index),
    act,
  }));
const arrived: HandoverAct = { kind: 'arrived' };
const photograph = (subject: 'view' | 'door'): HandoverAct => ({
  kind: 'photograph-taken',
  subject,
  of: subject === 'view' ? 'front' : null,
  digest: 'a',
  bytes: 1,
});
const checked = (isSamePerson: boolean): HandoverAct => ({
  kind: 'identity-checked',
  isSamePerson,
  words: '',
});

it('driver and car meet when the card is checked or the car photographed, whichever comes first', () => {
  expect(metAt(events(arrived, checked(true), photograph('view')))).toEqual(at(1));
  expect(metAt(events(arrived, photograph('view'), photograph('view')))).toEqual(at(1));
  expect(metAt(events(arrived, checked(false), checked(true)))).toEqual(at(2));
  expect(metAt(events(arrived, photograph('door')))).toBeNull();
});
