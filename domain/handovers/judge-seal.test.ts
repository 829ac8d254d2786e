import { expect, it } from 'vitest';
import { digestNumber, eventsOf, wholeHandover } from './handover.fixture.ts';
import { handoverFrom } from './handover.ts';
import { type Attempt, isClockWrong, judgeSeal, needOf } from './judge-seal.ts';

const acts = wholeHandover().map(({ act }) => act);
const seal = { kind: 'sealed', digest: digestNumber(7) } as const;
const sealed: Attempt = {
  handover: handoverFrom(eventsOf([...acts, seal])),
  digest: digestNumber(7),
  hasAllFiles: true,
  isTheirs: true,
  isBookedCar: true,
  isCancelled: false,
  isSealed: false,
  isSealedByOther: false,
  isEmptied: false,
  decision: null,
};
const underWay = handoverFrom(eventsOf(acts));
const onlyOnTheWay = handoverFrom(eventsOf([{ kind: 'set-out' }]));
const withoutReadings = acts.filter(({ kind }) => kind !== 'readings-noted');
const incomplete = handoverFrom(eventsOf([...withoutReadings, seal]));

it.each<[string, Partial<Attempt>, ReturnType<typeof judgeSeal>]>([
  ['everything is here and agrees', {}, 'seal'],
  ['it has been sealed', { isSealed: true }, 'sealed'],
  ['the phone has not sealed yet', { handover: underWay }, 'under-way'],
  ['photographs are still to come', { hasAllFiles: false }, 'waiting'],
  ['the digest is another one', { digest: digestNumber(8) }, 'digest-differs'],
  ['a step is missing', { handover: incomplete }, 'incomplete'],
  ['another phone was first, whole as it is', { isSealedByOther: true }, 'second-phone'],
  ['another phone was first', { isSealedByOther: true, handover: underWay }, 'second-phone'],
  [
    'the same phone did it again after it was emptied',
    { isSealedByOther: true, isEmptied: true, handover: underWay },
    'under-way',
  ],
  [
    'it did so though it had sealed before',
    { isSealedByOther: true, isEmptied: true },
    'second-phone',
  ],
  ['somebody else has the job now', { isTheirs: false }, 'late'],
  ['somebody else has it, and it is not sealed', { isTheirs: false, handover: underWay }, 'late'],
  ['somebody else has it, the desk says yes', { isTheirs: false, decision: 'accepted' }, 'seal'],
  ['the trip was cancelled meanwhile', { isCancelled: true }, 'cancelled'],
  ['it was, and photographs are missing', { isCancelled: true, hasAllFiles: false }, 'cancelled'],
  ['it was, and the desk says yes', { isCancelled: true, decision: 'accepted' }, 'cancelled'],
  ['it was, and nobody was there', { isCancelled: true, handover: underWay }, 'under-way'],
  ['the booking has another car now', { isBookedCar: false }, 'other-car'],
  ['it has another car, the desk says yes', { isBookedCar: false, decision: 'accepted' }, 'seal'],
  ['the desk has set it aside', { isTheirs: false, decision: 'set-aside' }, 'set-aside'],
  ['nothing was done but driving', { isTheirs: false, handover: onlyOnTheWay }, 'under-way'],
])('when %s', (_, change, verdict) => {
  expect(judgeSeal({ ...sealed, ...change })).toBe(verdict);
});

it('no decision of the desk makes up for a wrong digest or a missing step', () => {
  for (const change of [{ digest: digestNumber(8) }, { handover: incomplete }]) {
    expect(judgeSeal({ ...sealed, ...change, decision: 'accepted' })).not.toBe('seal');
  }
});

it('needs a person only where waiting does not help', () => {
  expect(needOf(sealed)).toBeNull();
  expect(needOf({ ...sealed, hasAllFiles: false })).toBeNull();
  expect(needOf({ ...sealed, isSealedByOther: true })).toBe('second-phone');
});

it('a clock may be two minutes off, either way', () => {
  expect([-121, -120, 0, 120, 121].map(isClockWrong)).toEqual([true, false, false, false, true]);
});
