import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingPolicy } from '../policy-constants.ts';
import { type HandoverAct, type HandoverEvent, markKinds, markSides } from './event.ts';
import { digestNumber, eventsOf, wholeHandover } from './handover.fixture.ts';
import { handoverFrom } from './handover.ts';
import { sealCode, sealDigest, sealedText, sealLink } from './seal.ts';

const key = { bookingId: '7e3f1f6e-9a52-4f0b-b7cb-1f9a2d6c5e40', kind: 'deliver' } as const;
/** Of 256 bits, and different for different texts of a test; the true one is the platform's. */
const digest = async (text: string) => {
  let sum = 7n ** 91n;
  for (const letter of text)
    sum = (sum * 1_000_003n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 256n;
  return sum.toString(16).padStart(64, '0');
};
const textOf = (events: readonly HandoverEvent[]) => sealedText(key, handoverFrom(events));

/** Words with everything that could be mistaken for the form itself. */
const words = fc.string({
  unit: fc.constantFrom('a', '"', ',', '\n', '[', ']', '\\', 'é', '7'),
  maxLength: 6,
});
const anyMark = fc.record({
  id: fc.constantFrom('one', 'two', 'three'),
  kind: fc.constantFrom(...markKinds),
  side: fc.constantFrom(...markSides),
  across: fc.constantFrom(0, 0.5, 1),
  down: fc.constantFrom(0, 1),
  words,
});
const anyHandover = fc
  .record({
    marks: fc.uniqueArray(anyMark, { selector: ({ id }) => id, maxLength: 3 }),
    said: words,
    name: words,
    odometerKm: fc.constantFrom(1, 12, 123),
    keys: fc.constantFrom(1, 12),
  })
  .map(({ marks, said, name, odometerKm, keys }) =>
    eventsOf([
      {
        kind: 'began',
        carId: 'car',
        knownMarks: marks.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      },
      { kind: 'identity-checked', isSamePerson: true, words: said },
      {
        kind: 'readings-noted',
        readings: { odometerKm, fuelEighths: null, chargePercent: 3, keys },
      },
      { kind: 'signed', name, digest: digestNumber(1) },
    ]),
  );

const changes: [string, (act: HandoverAct) => HandoverAct][] = [
  ['it is another car', (act) => (act.kind === 'began' ? { ...act, carId: 'other' } : act)],
  [
    'a photograph is another one',
    (act) =>
      act.kind === 'photograph-taken' && act.of === 'rear'
        ? { ...act, digest: digestNumber(1234) }
        : act,
  ],
  [
    'a photograph is a byte longer',
    (act) =>
      act.kind === 'photograph-taken' && act.of === 'rear' ? { ...act, bytes: act.bytes + 1 } : act,
  ],
  [
    'a mark is a hair further along',
    (act) =>
      act.kind === 'mark-noted' ? { ...act, mark: { ...act.mark, across: 0.2500001 } } : act,
  ],
  [
    'a kilometre is missing',
    (act) =>
      act.kind === 'readings-noted'
        ? { ...act, readings: { ...act.readings, odometerKm: 24_179 } }
        : act,
  ],
  ['somebody else signed', (act) => (act.kind === 'signed' ? { ...act, name: 'Ana Souza' } : act)],
];

describe('the text of a seal', () => {
  it('is this one for ever', () => {
    expect(textOf(wholeHandover()).replaceAll(/0{63}|0{62}/g, '0…')).toBe(
      [
        'handover-seal 1',
        '["7e3f1f6e-9a52-4f0b-b7cb-1f9a2d6c5e40","deliver","0c9f8f36-7d2a-4b5e-8c11-2f4d9e6a7b30"]',
        '["2027-03-20T09:01:00.000Z","2027-03-20T09:02:00.000Z"]',
        '[true,""]',
        '["view","front","0…1",1000,"2027-03-20T09:04:00.000Z"]',
        '["view","front-left","0…2",1001,"2027-03-20T09:05:00.000Z"]',
        '["view","front-right","0…8",1007,"2027-03-20T09:11:00.000Z"]',
        '["view","left","0…3",1002,"2027-03-20T09:06:00.000Z"]',
        '["view","rear","0…5",1004,"2027-03-20T09:08:00.000Z"]',
        '["view","rear-left","0…4",1003,"2027-03-20T09:07:00.000Z"]',
        '["view","rear-right","0…6",1005,"2027-03-20T09:09:00.000Z"]',
        '["view","right","0…7",1006,"2027-03-20T09:10:00.000Z"]',
        '["9a4f2c1e-3b5d-4e6f-8a7b-1c2d3e4f5a6b","scratch","left",0.25,0.5,"Hairline, behind the door"]',
        '[24180,6,null,2]',
        '["signed","Ana Sousa","0…63","2027-03-20T09:14:00.000Z"]',
      ].join('\n'),
    );
  });

  it('knows no more of a time than the database does', () => {
    const finer = wholeHandover().map((event) => ({
      ...event,
      at: event.at.add({ nanoseconds: 999_999 }),
    }));
    expect(textOf(finer)).toBe(textOf(wholeHandover()));
  });

  it('changes with every single thing that was done, and with the end of the booking', () => {
    const whole = textOf(wholeHandover());
    expect(sealedText({ ...key, kind: 'collect' }, handoverFrom(wholeHandover()))).not.toBe(whole);
    for (const { number } of wholeHandover()) {
      const fewer = wholeHandover().filter((event) => event.number !== number);
      expect(textOf(fewer), `without number ${number}`).not.toBe(whole);
    }
  });

  it('is the same for two handovers only where they are the same', () => {
    fc.assert(
      fc.property(anyHandover, anyHandover, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(textOf(one) === textOf(other)).toBe(isSame);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(changes)('and its digest change when %s', async (_, change) => {
    const before = await sealDigest(key, handoverFrom(wholeHandover()), digest);
    const changed = wholeHandover().map((event) => ({ ...event, act: change(event.act) }));
    expect(await sealDigest(key, handoverFrom(changed), digest)).not.toBe(before);
  });
});

describe('a code', () => {
  it('is three groups of four that can be read out, for any digest', () => {
    const alphabet = `[${bookingPolicy.referenceAlphabet}]{4}`;
    const shape = new RegExp(`^${alphabet}-${alphabet}-${alphabet}$`);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (number) => {
        expect(sealCode(number.toString(16).padStart(64, '0'))).toMatch(shape);
      }),
      { numRuns: 1_000 },
    );
  });

  it('differs where digests differ', async () => {
    const codes = await Promise.all(
      Array.from({ length: 5_000 }, async (_, index) => sealCode(await digest(String(index)))),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });
});

it('a link changes with the one before it, with its seal and with the record', async () => {
  const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(digest));
  if (!a || !b || !c) throw new Error('no digests');
  const link = { previous: a, seal: b, record: c };
  const all = await Promise.all(
    [
      link,
      { ...link, previous: null },
      { ...link, previous: b },
      { ...link, seal: a },
      { ...link, record: a },
    ].map((one) => sealLink(one, digest)),
  );
  expect(new Set(all).size).toBe(all.length);
});
