import { beforeAll, expect, test } from 'vitest';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { handover as words } from '../../../../i18n/en/handover.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking } from '../data/booking.fixture.ts';
import { BothTimes } from './both-times.tsx';

beforeAll(() => addWords('handover', words));

const handover: SealedHandover = {
  kind: 'deliver',
  seal: { code: 'K7QM-4XRD-92WT', digest: 'a'.repeat(64), link: 'b'.repeat(64) },
  sealedAt: '2026-11-20T14:20:10Z',
  receivedAt: '2026-11-20T14:20:40Z',
  clockOffSeconds: 0,
  car: { name: 'Volvo EX30', plate: null },
  by: 'Tiago',
  arrivedAt: null,
  photographs: [],
  marks: [],
  readings: null,
  signature: null,
};
const times = (change: Partial<SealedHandover>) =>
  rendered(<BothTimes handover={{ ...handover, ...change }} city={aBooking.city} />);

test('a handover that was sealed without a network says when, and when it came to us, in the city’s time', () => {
  const html = times({ receivedAt: '2026-11-20T16:05:00Z' });
  expect(html).toContain('Sealed on our driver’s phone: Nov 20, 09:20am.');
  expect(html).toContain('Received by us: Nov 20, 11:05am.');
  expect(html).not.toContain('clock was wrong');
});

test('a phone whose clock was wrong is said to be, in the same minute as well', () => {
  expect(times({ clockOffSeconds: -600 })).toContain('The phone’s clock was wrong');
});

test('one that was received in the minute of its seal needs neither', () => {
  expect(times({})).toBe('');
});
