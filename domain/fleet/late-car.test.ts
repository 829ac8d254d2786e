import { expect, it } from 'vitest';
import { lateCarsFor } from './late-car.ts';

const now = Temporal.Instant.from('2027-03-20T10:00:00Z');
const recorded = { handovers: 'recorded' } as const;

it('a late car is promised to nobody new for a day from now, a quarter of an hour after its time', () => {
  const dueBefore = Temporal.Instant.from('2027-03-20T09:45:00Z');
  expect(lateCarsFor(recorded, now.add({ hours: 2 }), now)).toEqual({ dueBefore });
  expect(lateCarsFor(recorded, now.add({ minutes: 24 * 60 - 1 }), now)).toEqual({ dueBefore });
  expect(lateCarsFor(recorded, now.add({ hours: 24 }), now)).toBeNull();
});

it('where the clock returns every car, none is late', () => {
  expect(lateCarsFor({ handovers: 'by-clock' }, now.add({ hours: 2 }), now)).toBeNull();
});
