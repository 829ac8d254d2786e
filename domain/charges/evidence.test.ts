import { describe, expect, it } from 'vitest';
import type { Mark, Readings } from '../handovers/event.ts';
import { handoverViews } from '../handovers/view.ts';
import {
  type ClaimGround,
  isClaimedAlready,
  judgeGround,
  newMarks,
  pairOf,
  type SealedEnd,
} from './evidence.ts';

const trip = {
  startsAt: Temporal.Instant.from('2027-03-20T09:00:00Z'),
  endsAt: Temporal.Instant.from('2027-03-24T09:00:00Z'),
  isRecorded: true,
};
const mark = (id: string): Mark => ({
  id,
  kind: 'scratch',
  side: 'left',
  across: 0.5,
  down: 0.5,
  words: '',
});
const full: Readings = { odometerKm: 31_204, fuelEighths: 8, chargePercent: null, keys: 1 };
const sealed = (digest: string, at: string, more: Partial<SealedEnd> = {}): SealedEnd => ({
  code: 'K7QM-4XRD-92WT',
  arrivedAt: Temporal.Instant.from(at).subtract({ minutes: 30 }),
  metAt: Temporal.Instant.from(at),
  sealedAt: Temporal.Instant.from(at).add({ minutes: 12 }),
  views: handoverViews.map((view) => ({ view, digest })),
  marks: [mark('old')],
  closeUps: [],
  readings: full,
  receipt: null,
  ...more,
});
const delivery = sealed('a', '2027-03-20T08:58:00Z');
const collection = sealed('b', '2027-03-24T10:12:00Z', {
  marks: [mark('old'), mark('new')],
  readings: { ...full, fuelEighths: 6 },
});
const both = { delivery, collection, added: [] };
const none: ClaimGround = { views: [], marks: [], cleanedOf: null, paper: null };
const paper = (at: string) => ({
  ...none,
  paper: { number: 'PT-1', at: Temporal.Instant.from(at) },
});
const missing = { ok: false, code: 'evidence_missing' };

describe('the evidence of a claim', () => {
  it('of damage is a pair of one view, or a mark sealed at the return and not before', () => {
    const judge = (ground: Partial<ClaimGround>, evidence = both) =>
      judgeGround('damage', { ...none, ...ground }, evidence, trip).ok;
    expect(judge({ views: ['left'] })).toBe(true);
    expect(judge({ marks: ['new'] })).toBe(true);
    expect(judge({})).toBe(false);
    expect(judge({ marks: ['old'] })).toBe(false);
    expect(judge({ views: ['left'], marks: ['old'] })).toBe(false);
    const half = { ...both, delivery: { ...delivery, views: [] } };
    expect(judge({ views: ['left'] }, half)).toBe(false);
    expect(pairOf(both, 'left')).toEqual({ view: 'left', before: 'a', after: 'b' });
    expect(newMarks(both).map(({ id }) => id)).toEqual(['new']);
  });

  it('is no mark that the renter added after the delivery', () => {
    const added = { ...both, added: [{ id: 'new' }] };
    expect(newMarks(added)).toEqual([]);
    expect(judgeGround('damage', { ...none, marks: ['new'] }, added, trip)).toEqual(missing);
    const ground = { ...none, cleanedOf: 'pets', marks: ['new'] } as const;
    expect(judgeGround('cleaning', ground, added, trip)).toEqual(missing);
  });

  it('of anything but a paper is nothing where nothing was sealed', () => {
    const unsealed = { delivery: null, collection: null, added: [] };
    const ground: ClaimGround = { ...none, views: ['left'], marks: ['new'], cleanedOf: 'smoking' };
    for (const kind of ['damage', 'cleaning', 'fuel', 'late'] as const) {
      expect(judgeGround(kind, ground, unsealed, trip)).toEqual(missing);
    }
  });

  it('of cleaning is what it was cleaned of, and where it is seen', () => {
    const judge = (ground: Partial<ClaimGround>) =>
      judgeGround('cleaning', { ...none, ...ground }, both, trip).ok;
    expect(judge({ cleanedOf: 'smoking', views: ['front'] })).toBe(true);
    expect(judge({ cleanedOf: 'pets', marks: ['new'] })).toBe(true);
    expect(judge({ cleanedOf: 'smoking' })).toBe(false);
    expect(judge({ views: ['front'] })).toBe(false);
  });

  it('of fuel is less in the tank than at the delivery', () => {
    expect(judgeGround('fuel', none, both, trip)).toEqual({ ok: true });
    expect(judgeGround('fuel', none, { ...both, collection: delivery }, trip)).toEqual(missing);
  });

  it('of a late return is a seal, in a city that records its handovers', () => {
    expect(judgeGround('late', none, both, trip)).toEqual({ ok: true });
    expect(judgeGround('late', none, both, { ...trip, isRecorded: false })).toEqual(missing);
  });

  it('of a toll or fine is a paper from while the renter had the car, late hours included', () => {
    const judge = (at: string) => judgeGround('fine', paper(at), both, trip);
    expect(judge('2027-03-22T12:00:00Z')).toEqual({ ok: true });
    expect(judge('2027-03-24T10:00:00Z')).toEqual({ ok: true });
    expect(judge('2027-03-24T10:20:00Z')).toEqual({ ok: false, code: 'outside_the_trip' });
    expect(judge('2027-03-20T09:05:00Z')).toEqual({ ok: false, code: 'outside_the_trip' });
    expect(judgeGround('toll', none, both, trip)).toEqual(missing);
  });
});

describe('what was claimed already', () => {
  const once = { views: [], marks: [], cleanedOf: null, paperNumber: null };
  const earlier = [{ ...once, kind: 'damage', marks: ['new'] }] as const;

  it('is the same mark, the same paper, or what a trip has only one of', () => {
    expect(isClaimedAlready('damage', { ...none, marks: ['new', 'other'] }, earlier)).toBe(true);
    expect(isClaimedAlready('damage', { ...none, marks: ['other'] }, earlier)).toBe(false);
    const fined = [{ ...once, kind: 'fine', paperNumber: 'PT-1' }] as const;
    const at = '2027-03-22T12:00:00Z';
    expect(isClaimedAlready('toll', paper(at), fined)).toBe(true);
    expect(isClaimedAlready('toll', paper(at), earlier)).toBe(false);
    const cleaned = { ...none, cleanedOf: 'pets', views: ['front'] } as const;
    const before = { ...once, kind: 'cleaning', cleanedOf: 'pets' } as const;
    expect(isClaimedAlready('cleaning', cleaned, [before])).toBe(true);
    expect(isClaimedAlready('cleaning', { ...cleaned, cleanedOf: 'smoking' }, [before])).toBe(
      false,
    );
    const scratched = { ...once, kind: 'damage', views: ['front'] } as const;
    expect(isClaimedAlready('damage', { ...none, views: ['front'] }, [scratched])).toBe(true);
    for (const ground of [
      { ...none, views: ['rear'] },
      { ...none, views: ['front'], marks: ['x'] },
    ] as const) {
      expect(isClaimedAlready('damage', ground, [scratched])).toBe(false);
    }
    for (const kind of ['late', 'fuel'] as const) {
      expect(isClaimedAlready(kind, none, [{ ...once, kind }])).toBe(true);
      expect(isClaimedAlready(kind, none, earlier)).toBe(false);
    }
  });
});
