import { expect, it, test } from 'vitest';
import type { HandoverAct } from './event.ts';
import { leaveAt, missedAt } from './no-show.ts';

const t = (time: string) => Temporal.Instant.from(`2026-11-20T${time}Z`);

test('a driver waits half an hour past the promised time, also over midnight', () => {
  expect(leaveAt(t('23:45:00')).toString()).toBe('2026-11-21T00:15:00Z');
});

test('a driver who came late waits as long from when they came', () => {
  expect(leaveAt(t('09:00:00'), t('09:20:00'))).toEqual(t('09:50:00'));
  expect(leaveAt(t('09:00:00'), t('08:50:00'))).toEqual(t('09:30:00'));
});

const arrived: HandoverAct = { kind: 'arrived' };
const door: HandoverAct = {
  kind: 'photograph-taken',
  subject: 'door',
  of: null,
  digest: 'a'.repeat(64),
  bytes: 9,
};
const nobody: HandoverAct = { kind: 'trouble-met', trouble: 'nobody-there', words: '' };
const checked: HandoverAct = { kind: 'identity-checked', isSamePerson: true, words: '' };

const said = (...acts: [string, HandoverAct][]) => acts.map(([at, act]) => ({ act, at: t(at) }));

it.each<[string, ReturnType<typeof said>, string | null]>([
  [
    'was there, photographed the door and waited',
    said(['08:55:00', arrived], ['09:10:00', door], ['09:31:00', nobody]),
    '09:31:00',
  ],
  [
    'photographed the door last',
    said(['08:55:00', arrived], ['09:31:00', nobody], ['09:31:30', door]),
    '09:31:00',
  ],
  [
    'left a minute early by our clock',
    said(['08:55:00', arrived], ['09:10:00', door], ['09:29:00', nobody]),
    '09:30:00',
  ],
  ['was never there', said(['09:10:00', door], ['09:31:00', nobody]), null],
  ['has no photograph', said(['08:55:00', arrived], ['09:31:00', nobody]), null],
  [
    'left three minutes early',
    said(['08:55:00', arrived], ['09:10:00', door], ['09:27:00', nobody]),
    null,
  ],
  [
    'came late and did not wait for half an hour',
    said(['09:20:00', arrived], ['09:25:00', door], ['09:31:00', nobody]),
    null,
  ],
  [
    'met somebody after all',
    said(['08:55:00', arrived], ['09:10:00', door], ['09:31:00', nobody], ['09:33:00', checked]),
    null,
  ],
  ['has said nothing', [], null],
])('when the driver %s', (_, acts, missed) => {
  expect(missedAt(acts, t('09:00:00'))).toEqual(missed && t(missed));
});
