import { describe, expect, it } from 'vitest';
import type { HandoverAct } from './event.ts';
import { digestNumber, eventsOf, wholeHandover } from './handover.fixture.ts';
import { handoverFrom } from './handover.ts';
import { earlierIds, lossesAt } from './loss.ts';
import { sealedText } from './seal.ts';

const acts = wholeHandover().map(({ act }) => act);
const had = { phoneId: 'before', acts: acts.length, sealed: digestNumber(7) };
const emptied: HandoverAct = { kind: 'phone-emptied', ...had };

function phone(phoneId: string, done: readonly HandoverAct[], missingFiles = 0) {
  const handover = handoverFrom(eventsOf(done));
  return { phoneId, handover, acts: done.length, missingFiles, isSealed: false };
}
const after = phone('after', [emptied]);

describe('a phone that its browser has emptied', () => {
  it('has lost what never arrived: acts, photographs, or everything', () => {
    const loss = { phoneId: 'after', emptied: had };
    expect(lossesAt([after])).toEqual([{ ...loss, stored: 0, missingFiles: 0 }]);
    expect(lossesAt([phone('before', acts.slice(0, 3)), after])).toEqual([
      { ...loss, stored: 3, missingFiles: 0 },
    ]);
    expect(lossesAt([phone('before', acts, 2), after])).toEqual([
      { ...loss, stored: acts.length, missingFiles: 2 },
    ]);
  });

  it('has lost nothing when all of it had arrived', () => {
    expect(lossesAt([phone('before', acts), after])).toEqual([]);
  });

  it('needs nobody any more once the handover is begun anew, or sealed by somebody', () => {
    const photograph = acts.filter(({ kind }) => kind === 'photograph-taken').slice(0, 1);
    const arrived: HandoverAct = { kind: 'arrived' };
    expect(lossesAt([phone('after', [emptied, arrived])])).toHaveLength(1);
    expect(lossesAt([phone('after', [emptied, arrived, ...photograph])])).toEqual([]);
    expect(lossesAt([after, { ...phone('other', acts), isSealed: true }])).toEqual([]);
  });

  it('is known under every id it had, as far as that was told', () => {
    const again: HandoverAct = { kind: 'phone-emptied', ...had, phoneId: 'after' };
    const phones = [phone('before', acts), after, phone('at last', [again])];
    expect(earlierIds('at last', phones)).toEqual(['after', 'before']);
    expect(earlierIds('at last', phones.slice(2))).toEqual(['after']);
    expect(earlierIds('before', phones)).toEqual([]);
  });

  it('is sealed as if it had not been said: a seal stands for what was done at the car', () => {
    const key = { bookingId: 'booking', kind: 'deliver' } as const;
    const textOf = (done: readonly HandoverAct[]) => sealedText(key, handoverFrom(eventsOf(done)));
    expect(textOf([...acts, emptied])).toBe(textOf(acts));
  });
});
