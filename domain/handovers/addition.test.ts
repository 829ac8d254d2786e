import { expect, it } from 'vitest';
import { additionDigest, marksAddedUntil, mayAddMark } from './addition.ts';
import { digestNumber, scratch } from './handover.fixture.ts';

const received = Temporal.Instant.from('2027-03-20T09:31:00Z');
const text = async (said: string) => said;

it('a renter has an hour from when they could see what was sealed', () => {
  expect(marksAddedUntil(received).toString()).toBe('2027-03-20T10:31:00Z');
  expect(mayAddMark(received, received.add({ minutes: 59 }))).toBe(true);
  expect(mayAddMark(received, received.add({ minutes: 60 }))).toBe(false);
});

it('an addition is sealed to what was there before it', async () => {
  const added = { previous: digestNumber(7), mark: scratch, at: received };
  const others = [
    { ...added, previous: digestNumber(8) },
    { ...added, at: received.add({ milliseconds: 1 }) },
    { ...added, mark: { ...scratch, words: 'Hairline' } },
    { ...added, mark: { ...scratch, down: 0.6 } },
  ];
  const texts = await Promise.all([added, ...others].map((one) => additionDigest(one, text)));
  expect(new Set(texts).size).toBe(texts.length);
});
