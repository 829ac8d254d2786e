import { describe, expect, it } from 'vitest';
import type { HandoverAct } from './event.ts';
import { digestNumber, eventsOf, scratch, wholeHandover } from './handover.fixture.ts';
import { canSeal, handoverFrom, missingSteps, photographOf } from './handover.ts';

const actsOf = () => wholeHandover().map(({ act }) => act);
const without = (kind: HandoverAct['kind']) => actsOf().filter((act) => act.kind !== kind);
const handoverAfter = (...acts: HandoverAct[]) => handoverFrom(eventsOf(acts));

describe('a handover', () => {
  it('can be sealed when everything of the walk is done, and once', () => {
    const whole = handoverFrom(wholeHandover());
    expect(missingSteps(whole)).toEqual([]);
    expect(canSeal(whole)).toBe(true);
    const sealed = handoverAfter(...actsOf(), { kind: 'sealed', digest: digestNumber(7) });
    expect(canSeal(sealed)).toBe(false);
  });

  it.each([
    ['identity-checked', 'identity'],
    ['photograph-taken', 'photos'],
    ['readings-noted', 'readings'],
    ['signed', 'signature'],
  ] as const)('without %s says that %s is missing', (kind, step) => {
    expect(missingSteps(handoverAfter(...without(kind)))).toEqual([step]);
  });

  it('needs no face where nobody is there to sign', () => {
    const acts = without('identity-checked').filter(({ kind }) => kind !== 'signed');
    const absent = { kind: 'left-unsigned', reason: 'absent', words: 'Keys in the box' } as const;
    expect(missingSteps(handoverAfter(...acts, absent))).toEqual([]);
    expect(missingSteps(handoverAfter(...acts, { ...absent, reason: 'refused' }))).toEqual([
      'identity',
    ]);
  });

  it('counts the last photograph of a view and the last words about a mark', () => {
    const again = {
      kind: 'photograph-taken',
      subject: 'view',
      of: 'front',
      digest: digestNumber(42),
      bytes: 5,
    } as const;
    const longer = { ...scratch, words: 'Two of them' };
    const handover = handoverAfter(...actsOf(), again, { kind: 'mark-noted', mark: longer });
    expect(photographOf(handover, 'front')?.digest).toBe(digestNumber(42));
    expect(handover.photographs).toHaveLength(8);
    expect(handover.marks).toEqual([longer]);
    const gone = handoverAfter(...actsOf(), { kind: 'mark-removed', markId: scratch.id });
    expect(gone.marks).toEqual([]);
  });

  it('begins with the car and what was known of it', () => {
    const began = handoverAfter({ kind: 'began', carId: 'a car', knownMarks: [scratch] });
    expect(began).toMatchObject({ carId: 'a car', marks: [scratch] });
  });

  it('begins anew with another car, and goes on with the same', () => {
    const acts = actsOf();
    const carId = handoverAfter(...acts).carId ?? '';
    const same = handoverAfter(...acts, { kind: 'fetched', carId, knownMarks: [] });
    expect(missingSteps(same)).toEqual([]);
    expect(same.fetchedAt).not.toBeNull();
    const other = handoverAfter(...acts, {
      kind: 'fetched',
      carId: 'another car',
      knownMarks: [scratch],
    });
    expect(other).toMatchObject({ carId: 'another car', marks: [scratch] });
    expect(missingSteps(other)).toEqual(['photos', 'readings', 'signature']);
  });

  it('changes by nothing that comes after its seal', () => {
    const seal = { kind: 'sealed', digest: digestNumber(7) } as const;
    const later = { kind: 'mark-removed', markId: scratch.id } as const;
    expect(handoverAfter(...actsOf(), seal, later)).toEqual(handoverAfter(...actsOf(), seal));
  });
});
