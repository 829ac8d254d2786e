import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordWatch } from '../db/record-watch.ts';
import { streamRecord } from './stream-record.ts';

const MOST_STREAMS = 20;

afterEach(() => {
  vi.useRealTimers();
});

/** A record of somebody's, its watch, and the stream of it. */
function open(userId: string, read: () => Promise<{ step: number }>, last = 3) {
  const changes = new Set<() => void>();
  const watch: RecordWatch = {
    onChange(_, tell) {
      changes.add(tell);
      return () => void changes.delete(tell);
    },
    close: async () => {},
  };
  const ends = new Set<() => void>();
  let isSignedIn = true;
  const sessions = {
    isOpen: async () => isSignedIn,
    onEnd(_: string, tell: () => void) {
      ends.add(tell);
      return () => void ends.delete(tell);
    },
  };
  const leave = new AbortController();
  const hasEnded = ({ step }: { step: number }) => step === last;
  const record = { name: 'request', id: 'r-1', read, hasEnded } as const;
  const caller = { userId, sessionId: 's-1' };
  const answer = streamRecord(record, { watch, sessions, caller, signal: leave.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    leave,
    watchers: () => changes.size + ends.size,
    signOut: (tells: boolean) => {
      isSignedIn = false;
      if (tells) for (const tell of ends) tell();
    },
    change: () => {
      for (const tell of changes) tell();
    },
    next: async () => (await reader?.read())?.value,
    cancel: () => reader?.cancel(),
  };
}

const event = (step: number) => `event: request\ndata: {"step":${step}}\n\n`;

describe('the stream of a record', () => {
  it('tells how it stands, every change, and ends with its end', async () => {
    let step = 1;
    const stream = open('ana', async () => ({ step }));
    expect(await stream.next()).toBe(event(1));
    step = 2;
    stream.change();
    expect(await stream.next()).toBe(event(2));
    step = 3;
    stream.change();
    expect(await stream.next()).toBe(event(3));
    expect(await stream.next()).toBeUndefined();
    expect(stream.watchers()).toBe(0);
  });

  it('looks once more when something changes while it is looking', async () => {
    let step = 1;
    const looks: (() => void)[] = [];
    const stream = open('ana', async () => {
      const seen = { step };
      await new Promise<void>((resolve) => looks.push(resolve));
      return seen;
    });
    await vi.waitFor(() => expect(looks).toHaveLength(1), 20_000);
    step = 3;
    stream.change();
    stream.change();
    looks[0]?.();
    expect(await stream.next()).toBe(event(1));
    await vi.waitFor(() => expect(looks).toHaveLength(2), 20_000);
    looks[1]?.();
    expect(await stream.next()).toBe(event(3));
    expect(await stream.next()).toBeUndefined();
  });

  it('says every quarter of a minute that it is still there', async () => {
    vi.useFakeTimers();
    const stream = open('ana', async () => ({ step: 1 }));
    expect(await stream.next()).toBe(event(1));
    await vi.advanceTimersByTimeAsync(14_999);
    const beat = stream.next();
    await vi.advanceTimersByTimeAsync(1);
    expect(await beat).toBe(': still here\n\n');
    await stream.cancel();
  });

  it('closes when the record cannot be read, so that the browser comes again', async () => {
    const stream = open('ana', () => Promise.reject(new Error('away')));
    expect(await stream.next()).toBeUndefined();
    expect(stream.watchers()).toBe(0);
  });

  it('ends with its session, without another event [A-SAFE-026]', async () => {
    let step = 1;
    for (const tells of [true, false]) {
      const stream = open('ana', async () => ({ step }));
      expect(await stream.next()).toBe(event(1));
      stream.signOut(tells);
      step = 2;
      stream.change();
      expect(await stream.next()).toBeUndefined();
      expect(stream.watchers()).toBe(0);
      step = 1;
    }
  });

  it('gives its place back however it ends [R-MONEY-023]', async () => {
    const steps = { standing: 1, ended: 3 };
    const read = (step: number) => async () => ({ step });
    for (let round = 0; round < MOST_STREAMS; round += 1) {
      open('rui', read(steps.standing)).leave.abort();
      await open('rui', read(steps.standing)).cancel();
      await open('rui', read(steps.ended)).next();
      await open('rui', () => Promise.reject(new Error('away'))).next();
    }
    expect(await open('rui', read(steps.ended)).next()).toBe(event(steps.ended));
  });
});
