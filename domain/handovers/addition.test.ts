import { expect, it } from 'vitest';
import { additionDigest, marksAddedUntil, mayAddMark, objectionDigest } from './addition.ts';
import { digestNumber, scratch } from './handover.fixture.ts';

const received = Temporal.Instant.from('2027-03-20T09:31:00Z');
const text = async (said: string) => said;

it('a renter has an hour from when they could see what was sealed', () => {
  expect(marksAddedUntil(received).toString()).toBe('2027-03-20T10:31:00Z');
  expect(mayAddMark(received, received.add({ minutes: 59 }))).toBe(true);
  expect(mayAddMark(received, received.add({ minutes: 60 }))).toBe(false);
});

it('an addition is sealed to what was there before it', async () => {
  const added = { previous: digestNumber(7), mark: scratch, photo: null, at: received };
  const others = [
    { ...added, previous: digestNumber(8) },
    { ...added, at: received.add({ milliseconds: 1 }) },
    { ...added, mark: { ...scratch, words: 'Hairline' } },
    { ...added, mark: { ...scratch, down: 0.6 } },
    { ...added, photo: digestNumber(9) },
    { ...added, photo: digestNumber(10) },
  ];
  const texts = await Promise.all([added, ...others].map((one) => additionDigest(one, text)));
  expect(new Set(texts).size).toBe(texts.length);
});

it('what was added before there were photographs is sealed as it was', async () => {
  const added = { previous: digestNumber(7), mark: scratch, photo: null, at: received };
  expect(await additionDigest(added, text)).toBe(
    [
      'handover-addition 1',
      digestNumber(7),
      `["${scratch.id}","scratch","left",0.25,0.5,"Hairline, behind the door"]`,
      '2027-03-20T09:31:00.000Z',
    ].join('\n'),
  );
});

it('an objection is sealed with its words, its photograph, its claim, its time and the one before', async () => {
  const made = { previous: null, claimId: 'claim', words: 'No', photo: null, at: received };
  const others = [
    { ...made, previous: digestNumber(7) },
    { ...made, claimId: 'another' },
    { ...made, words: 'No!' },
    { ...made, photo: digestNumber(9) },
    { ...made, at: received.add({ milliseconds: 1 }) },
  ];
  const texts = await Promise.all([made, ...others].map((one) => objectionDigest(one, text)));
  expect(new Set(texts).size).toBe(texts.length);
});
