import { expect, test } from 'vitest';
import { stepKinds, stepOf } from './history-step.ts';

test.each(stepKinds)('%s is known by its name', (kind) => {
  expect(stepOf(kind)).toEqual({ kind, detail: null });
});

test('what somebody wrote is kept, colons and all; the id of a record is nobody’s reading', () => {
  expect(stepOf('damage-reported: rear bumper: 4 cm')).toEqual({
    kind: 'damage-reported',
    detail: 'rear bumper: 4 cm',
  });
  expect(stepOf('support-refund: €20.00 to card: late')).toEqual({
    kind: 'support-refund',
    detail: '€20.00 to card: late',
  });
  expect(stepOf('changed:0c5f')).toEqual({ kind: 'changed', detail: null });
  expect(stepOf('dispute lost: fraudulent')).toEqual({ kind: 'dispute', detail: null });
});

test('a provider’s own words stay as they are', () => {
  expect(stepOf('insufficient-funds')).toEqual({ kind: null, detail: 'insufficient-funds' });
});
