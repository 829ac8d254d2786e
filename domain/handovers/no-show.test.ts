import { expect, test } from 'vitest';
import { leaveAt } from './no-show.ts';

test('a driver waits half an hour past the promised time, also over midnight', () => {
  const promised = Temporal.Instant.from('2026-11-20T23:45:00Z');
  expect(leaveAt(promised).toString()).toBe('2026-11-21T00:15:00Z');
});
