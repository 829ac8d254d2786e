import { describe, expect, it } from 'vitest';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import { type LogStep, nothingRead, readOn } from './log-reading.ts';

const pageOf = (next: number | null, ...numbers: readonly number[]): AuditPage => ({
  items: numbers.map((number) => ({
    ...{ number, at: '2027-03-20T09:00:00.000Z', action: 'staff invite', subject: 'staff one' },
    ...{ actor: { id: 'ana', name: 'Ana' }, about: null, before: null, after: null, reason: null },
  })),
  next,
});
const readingAfter = (...steps: readonly LogStep[]) => steps.reduce(readOn, nothingRead);
const numbers = ({ page }: ReturnType<typeof readingAfter>) =>
  page?.items.map(({ number }) => number);

const asked = { kind: 'asked', of: 'all' } as const;
const read = { kind: 'read', of: 'all', page: pageOf(8, 9, 8) } as const;
const askedOlder = { kind: 'asked-older' } as const;
const failed = { kind: 'failed', of: 'all' } as const;
const older = { kind: 'read-older', of: 'all', before: 8, page: pageOf(null, 7) } as const;

describe('the audit log, page by page', () => {
  it('shows nothing of one filter under another', () => {
    const other = readingAfter(asked, read, { kind: 'asked', of: 'fleet' });
    expect(other).toMatchObject({ page: null, state: 'reading' });
    expect(readOn(other, read)).toBe(other);
    expect(readOn(other, failed)).toBe(other);
  });

  it('leaves the entries standing while the same are read again', () => {
    const again = readingAfter(asked, read, asked);
    expect(numbers(again)).toEqual([9, 8]);
    expect(again.state).toBe('reading');
  });

  it('adds what is older, and forgets that it could not be read once it is', () => {
    const lost = readingAfter(asked, read, askedOlder, failed);
    expect(lost.state).toBe('older-failed');
    expect(numbers(lost)).toEqual([9, 8]);
    const found = [askedOlder, older].reduce(readOn, lost);
    expect(found.state).toBe('ready');
    expect(numbers(found)).toEqual([9, 8, 7]);
  });

  it('begins anew where the newest could not be read', () => {
    const lost = readingAfter(asked, failed);
    expect(lost.state).toBe('failed');
    expect(numbers([asked, read].reduce(readOn, lost))).toEqual([9, 8]);
  });

  it('adds no page below entries that were read again meanwhile', () => {
    const again = readingAfter(asked, read, askedOlder, asked, { ...read, page: pageOf(9, 10, 9) });
    expect(readOn(again, older)).toBe(again);
  });
});
