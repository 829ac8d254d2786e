import { expect, test } from 'vitest';
import { type HandoverAct, type TroubleKind, troubleKinds } from './event.ts';
import { standingTrouble } from './standing-trouble.ts';

const now = Temporal.Instant.from('2026-11-18T10:00:00Z');
const told = (trouble: TroubleKind): HandoverAct => ({ kind: 'trouble-met', trouble, words: '' });
const arrived: HandoverAct = { kind: 'arrived' };
const photographed = (subject: 'door' | 'view'): HandoverAct => ({
  kind: 'photograph-taken',
  subject,
  of: subject === 'view' ? 'front' : null,
  digest: '',
  bytes: 1,
});
const mine = { isTheirs: true, isBookedCar: true, isSealedByOther: false };
const heard = (acts: readonly HandoverAct[], minutesAgo = 5) =>
  acts.map((act) => ({ act, receivedAt: now.subtract({ minutes: minutesAgo }) }));
const standing = (
  acts: readonly HandoverAct[],
  {
    status = 'booked',
    safeAt = null,
    ...attempt
  }: Partial<typeof mine> & {
    status?: 'booked' | 'cancelled';
    safeAt?: Temporal.Instant | null;
  } = {},
) =>
  standingTrouble({ ...mine, ...attempt, events: heard(acts) }, { status, safeAt }, now)?.trouble ??
  null;

test.each(troubleKinds)('%s stands until the driver goes on', (trouble) => {
  expect(standing([arrived])).toBeNull();
  expect(standing([arrived, told(trouble)])).toBe(trouble);
  expect(standing([arrived, told(trouble), photographed('door')])).toBe(trouble);
  expect(standing([arrived, told(trouble), photographed('view')])).toBeNull();
  expect(standing([arrived, told(trouble), arrived])).toBeNull();
});

test.each([
  ['somebody else has the job', { isTheirs: false }],
  ['another phone has sealed it', { isSealedByOther: true }],
  ['the booking has ended', { status: 'cancelled' }],
] as const)('once %s only a driver who feels unsafe is still waited for', (_, attempt) => {
  const left = troubleKinds.filter((trouble) => standing([told(trouble)], attempt));
  expect(left).toEqual(['unsafe']);
});

test('another car helps whoever had trouble with the one before', () => {
  const left = troubleKinds.filter((trouble) => standing([told(trouble)], { isBookedCar: false }));
  expect(left).toEqual(['nobody-there', 'wrong-address', 'may-not-drive', 'unsafe']);
});

test('trouble is for the day on which it is heard, and comes with what was said', () => {
  const act: HandoverAct = { kind: 'trouble-met', trouble: 'unsafe', words: 'A dog' };
  const after = (minutes: number) =>
    standingTrouble(
      { ...mine, events: heard([act], minutes) },
      { status: 'booked', safeAt: null },
      now,
    );
  expect(after(24 * 60)).toBeNull();
  const heardAt = now.subtract({ minutes: 24 * 60 - 1 });
  expect(after(24 * 60 - 1)).toEqual({ trouble: 'unsafe', words: 'A dog', heardAt });
});

test.each(troubleKinds)(
  'once the desk has reached the driver, of all troubles only feeling unsafe is over: %s',
  (trouble) => {
    const heardAt = now.subtract({ minutes: 5 });
    const whenReached = (safeAt: Temporal.Instant) => standing([told(trouble)], { safeAt });
    expect(whenReached(heardAt.subtract({ seconds: 1 }))).toBe(trouble);
    expect(whenReached(heardAt)).toBe(trouble === 'unsafe' ? null : trouble);
  },
);
