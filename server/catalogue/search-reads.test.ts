import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/connect.ts';
import type { Replica } from '../db/replica/open-replica.ts';
import { TooSlow } from '../db/replica/within.ts';
import { notFound } from '../errors.ts';
import { createSearchReads } from './search-reads.ts';

const named = (name: string) => ({ name }) as unknown as Database;
const primary = named('primary');
const copy = named('replica');

function open(isFit = true) {
  const reported: unknown[] = [];
  const replica: Replica = {
    answersWithinMs: 20,
    view: () => (isFit ? { database: copy, knowsAllBefore: '3' } : null),
    lagMs: () => 0,
    report: (error) => reported.push(error),
    close: async () => {},
  };
  return { reported, ...createSearchReads(primary, replica) };
}

describe('where a search is read', () => {
  it('is the only database, where there is one', async () => {
    const { read, replica } = createSearchReads(primary, null);
    expect(await read(null, async (source) => source)).toBe(primary);
    expect(replica).toBeNull();
  });

  it('is the replica, where it is fit', async () => {
    const { read, counts } = open();
    expect(await read(null, async (source) => source)).toBe(copy);
    expect(counts.replica).toBe(1);
  });

  it('is the primary while the replica is not fit', async () => {
    const { read, counts } = open(false);
    expect(await read(null, async (source) => source)).toBe(primary);
    expect(counts['primary-replica-unfit']).toBe(1);
  });

  it('is the primary after a failure of the replica, which is reported [R-CALL-026]', async () => {
    const { read, counts, reported } = open();
    const broken = new Error('broken');
    const ask = async (source: Database) => {
      if (source === copy) throw broken;
      return 'answered';
    };
    expect(await read(null, ask)).toBe('answered');
    expect(reported).toEqual([broken]);
    expect(counts['primary-again']).toBe(1);
  });

  it('is the primary when the replica takes too long [R-CALL-026]', async () => {
    const { read, reported } = open();
    const ask = async (source: Database) => {
      if (source === copy) await delay(60_000, null, { ref: false });
      return 'answered';
    };
    expect(await read(null, ask)).toBe('answered');
    expect(reported).toEqual([expect.any(TooSlow)]);
  });

  it('asks the primary about what the replica does not know, and does not call that trouble [R-CALL-027]', async () => {
    const { read, reported } = open();
    const ask = async (source: Database) => {
      if (source === copy) throw notFound('The asset');
      return 'a new car';
    };
    expect(await read(null, ask)).toBe('a new car');
    expect(reported).toEqual([]);
  });

  it('refuses when both do [R-CALL-027]', async () => {
    const { read } = open();
    const refuse = async () => {
      throw notFound('The asset');
    };
    await expect(read(null, refuse)).rejects.toThrow('The asset');
  });
});
