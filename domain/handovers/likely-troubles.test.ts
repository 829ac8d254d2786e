import { expect, test } from 'vitest';
import { likelyTroubles } from './likely-troubles.ts';

const arrivedAt = Temporal.Instant.from('2026-11-18T10:00:00Z');
const offered = (kind: 'deliver' | 'collect', at: Temporal.Instant | null) =>
  likelyTroubles({ job: { kind }, handover: { arrivedAt: at } });

test('whoever may not drive is met at the door of a delivery, and nowhere else', () => {
  expect(offered('deliver', arrivedAt)).toContain('may-not-drive');
  expect(offered('deliver', null)).not.toContain('may-not-drive');
  expect(offered('collect', arrivedAt)).not.toContain('may-not-drive');
});

test('a car is missed before it is at the door', () => {
  expect(offered('deliver', null)).toContain('car-not-there');
  expect(offered('deliver', arrivedAt)).not.toContain('car-not-there');
  expect(offered('collect', null)).not.toContain('car-not-there');
});

test('a driver who feels unsafe can say so anywhere', () => {
  for (const kind of ['deliver', 'collect'] as const) {
    for (const at of [arrivedAt, null]) expect(offered(kind, at).at(-1)).toBe('unsafe');
  }
});
