import { describe, expect, test } from 'vitest';
import type { HandoverAct } from './event.ts';
import {
  emptyOutbox,
  mayDeleteFiles,
  mayForget,
  type Outbox,
  outboxState,
  recordAct,
  type Standing,
  waitingCount,
} from './outbox.ts';
import {
  nextSending,
  sendingRefused,
  standingAnswered,
  tryAgain,
  uploadAnswered,
} from './send-outbox.ts';

const at = '2026-11-20T10:23:00.000Z';
const photo = { digest: 'photo', bytes: 300 };
const photograph: HandoverAct = { kind: 'photograph-taken', subject: 'door', of: null, ...photo };
const nothing: Standing = { taken: 0, wanted: [], seal: null, conflict: null, need: null };

function did(outbox: Outbox, id: string, act: HandoverAct): Outbox {
  return recordAct(outbox, { id, at, act }, act === photograph ? photo : null);
}
const arrived = did(did(emptyOutbox, 'a', { kind: 'set-out' }), 'b', { kind: 'arrived' });
const sealed = did(did(arrived, 'c', photograph), 'd', { kind: 'sealed', digest: 'seal' });

describe('what a phone keeps until the server has it', () => {
  test('acts are numbered without a gap, and a key pressed twice acts once', () => {
    expect(sealed.events.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(did(sealed, 'd', { kind: 'arrived' })).toBe(sealed);
  });

  test('an answer about a photograph that comes after the seal takes nothing back', () => {
    const seal = { code: 'K7QM-4XRD-92WT', digest: 'seal' };
    const done = standingAnswered(sealed, { ...nothing, taken: 4, seal });
    const late = uploadAnswered(done, 'photo', { received: 100, isWhole: false });
    expect(outboxState(late)).toBe('sealed');
  });

  test('the oldest goes first: acts, then photographs from where the server is, then the question for the seal', () => {
    expect(nextSending(sealed)).toEqual({ kind: 'events', events: sealed.events });
    const taken = standingAnswered(sealed, { ...nothing, taken: 4, wanted: ['photo'] });
    expect(nextSending(taken)).toEqual({ kind: 'piece', digest: 'photo', offset: 0, size: 300 });
    const half = uploadAnswered(taken, 'photo', { received: 200, isWhole: false });
    expect(nextSending(half)).toMatchObject({ offset: 200 });
    const whole = uploadAnswered(half, 'photo', { received: 300, isWhole: true });
    expect(nextSending(whole)).toEqual({ kind: 'events', events: sealed.events.slice(-1) });
  });

  test('an act with its photograph is one thing that waits', () => {
    expect(waitingCount(sealed)).toBe(4);
    const taken = standingAnswered(sealed, { ...nothing, taken: 4, wanted: ['photo'] });
    expect(waitingCount(taken)).toBe(1);
  });

  test('photographs stay on the phone until the server answers with the same seal', () => {
    const taken = standingAnswered(sealed, { ...nothing, taken: 4 });
    expect([outboxState(taken), mayDeleteFiles(taken)]).toEqual(['waiting', false]);
    const same = { ...nothing, taken: 4, seal: { code: 'K7QM', digest: 'seal' } };
    expect(mayDeleteFiles(standingAnswered(sealed, same))).toBe(true);
    const other = { ...nothing, taken: 4, seal: { code: 'K7QM', digest: 'other' } };
    const differs = standingAnswered(sealed, other);
    expect([differs.problem, mayDeleteFiles(differs)]).toEqual(['seal_differs', false]);
  });

  test('what was left without a seal is forgotten only when the server has all of it', () => {
    expect(mayForget(arrived)).toBe(false);
    expect(mayForget(standingAnswered(arrived, { ...nothing, taken: 2 }))).toBe(true);
    expect(mayForget(standingAnswered(sealed, { ...nothing, taken: 4 }))).toBe(false);
  });

  test('what waits for the desk is never deleted', () => {
    const seal = { code: 'K7QM', digest: 'seal' };
    const met = { ...nothing, taken: 4, seal, conflict: { by: 'Rita', at } };
    expect(outboxState(standingAnswered(sealed, met))).toBe('conflict');
    expect(outboxState(standingAnswered(sealed, { ...nothing, taken: 4, need: 'late' }))).toBe(
      'conflict',
    );
  });
});

describe('what the server refuses', () => {
  const taken = standingAnswered(sealed, { ...nothing, taken: 4, wanted: ['photo'] });
  const piece = nextSending(taken) ?? expect.fail();
  const events = nextSending(sealed) ?? expect.fail();

  test('a server that has less than it said gets everything again, once', () => {
    const again = sendingRefused(taken, events, 'event_out_of_order');
    expect(nextSending(again)).toEqual({ kind: 'events', events: sealed.events });
    expect(sendingRefused(again, events, 'event_out_of_order').problem).toBe('event_out_of_order');
  });

  test('a piece out of place is followed by a look at how far the file is', () => {
    const lost = sendingRefused(taken, piece, 'piece_out_of_place');
    expect(nextSending(lost)).toEqual({ kind: 'upload', digest: 'photo' });
  });

  test('bytes that arrive changed three times are a matter for a person, who may try again', () => {
    let outbox = taken;
    for (let times = 0; times < 3; times += 1)
      outbox = sendingRefused(outbox, piece, 'digest_differs');
    expect([outboxState(outbox), nextSending(outbox)]).toEqual(['problem', null]);
    expect(nextSending(tryAgain(outbox))?.kind).toBe('events');
  });

  test.each(['event_differs', 'not_permitted', 'not_found'] as const)(
    '%s is shown, and nothing is lost',
    (code) => {
      const shown = sendingRefused(sealed, events, code);
      expect(shown).toEqual({ ...sealed, problem: code });
    },
  );

  test('an app that is older than the server says so; an outage changes nothing', () => {
    expect(sendingRefused(sealed, events, 'invalid_input').problem).toBe('not_understood');
    expect(sendingRefused(sealed, events, 'unavailable')).toBe(sealed);
    expect(sendingRefused(taken, piece, 'unavailable')).toBe(taken);
  });

  test.each([
    ['file_missing', 'file_missing'],
    ['photo_unreadable', 'file_damaged'],
  ])('a file that is refused with %s is shown', (code, problem) => {
    expect(sendingRefused(taken, piece, code).problem).toBe(problem);
  });
});
