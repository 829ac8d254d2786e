import { expect, test } from 'vitest';
import { type ClaimGround, judgeGround } from './evidence.ts';
import { chargeKinds, chargeRules } from './kinds.ts';

const at = Temporal.Instant.from('2027-03-20T09:00:00Z');
const trip = { startsAt: at, endsAt: at.add({ hours: 48 }), isRecorded: true };
const nothing: ClaimGround = { views: [], marks: [], cleanedOf: null, paper: null };
const ground: ClaimGround = { ...nothing, cleanedOf: 'pets' };
const unsealed = { delivery: null, collection: null, added: [] };

test('what stands on paper or is shown is refused without it, and nothing else asks for either', () => {
  for (const kind of chargeKinds) {
    const paper = { number: '17', at: at.add({ hours: 1 }) };
    const { isOnPaper, isShown } = chargeRules[kind];
    expect(judgeGround(kind, ground, unsealed, trip).ok, kind).toBe(false);
    expect(judgeGround(kind, { ...ground, paper }, unsealed, trip).ok, kind).toBe(isOnPaper);
    expect(isOnPaper && isShown, kind).toBe(false);
  }
});
