import type { HandoverAct, HandoverEvent, Mark } from './event.ts';
import { handoverViews } from './view.ts';

const PHONE = '5b0e8f0a-2f5d-4c38-9d0e-6f2f3a1c7b10';
const CAR = '0c9f8f36-7d2a-4b5e-8c11-2f4d9e6a7b30';

/** As 64 hexadecimal digits, a digest of nothing. */
export const digestNumber = (number: number) => number.toString(16).padStart(64, '0');
const idNumber = (number: number) =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

export const scratch: Mark = {
  id: '9a4f2c1e-3b5d-4e6f-8a7b-1c2d3e4f5a6b',
  kind: 'scratch',
  side: 'left',
  across: 0.25,
  down: 0.5,
  words: 'Hairline, behind the door',
};

const beforeSeal: readonly HandoverAct[] = [
  { kind: 'began', carId: CAR, knownMarks: [] },
  { kind: 'set-out' },
  { kind: 'arrived' },
  { kind: 'identity-checked', isSamePerson: true, words: '' },
  ...handoverViews.map((view, index) => ({
    kind: 'photograph-taken' as const,
    subject: 'view' as const,
    of: view,
    digest: digestNumber(index + 1),
    bytes: 1_000 + index,
  })),
  { kind: 'mark-noted', mark: scratch },
  {
    kind: 'readings-noted',
    readings: { odometerKm: 24_180, fuelEighths: 6, chargePercent: null, keys: 2 },
  },
  { kind: 'signed', name: 'Ana Sousa', digest: digestNumber(99) },
];

/** These acts as one phone does them, a minute after each other. */
export const eventsOf = (acts: readonly HandoverAct[]): HandoverEvent[] =>
  acts.map((act, index) => ({
    id: idNumber(index + 1),
    phoneId: PHONE,
    number: index + 1,
    at: Temporal.Instant.from('2027-03-20T09:00:00Z').add({ minutes: index }),
    act,
  }));

/** All that is done before a handover is sealed. */
export const wholeHandover = (): HandoverEvent[] => eventsOf(beforeSeal);
