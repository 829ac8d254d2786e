import { describe, expect, it } from 'vitest';
import { type CardChangeFacts, mayChangeCard } from './card-change.ts';

const startsAt = Temporal.Instant.from('2027-03-20T09:00:00Z');
const booked: CardChangeFacts = {
  status: 'booked',
  profile: 'personal',
  startsAt,
  handovers: 'by-clock',
  deliveredAt: null,
};
const late = startsAt.add({ minutes: 40 });
const verdict = (facts: Partial<CardChangeFacts>, now = late) => {
  const given = mayChangeCard({ ...booked, ...facts }, now);
  return given.ok ? 'allowed' : given.code;
};

describe('another card', () => {
  it('is taken until the agreed time where the clock delivers', () => {
    expect(verdict({}, startsAt.subtract({ seconds: 1 }))).toBe('allowed');
    expect(verdict({}, startsAt)).toBe('too_late_to_change');
  });

  it('is taken until the delivery is sealed where drivers record it, however late they are', () => {
    expect(verdict({ handovers: 'recorded' })).toBe('allowed');
    expect(verdict({ handovers: 'recorded', deliveredAt: late })).toBe('too_late_to_change');
    const early = startsAt.subtract({ minutes: 10 });
    expect(verdict({ handovers: 'recorded', deliveredAt: early }, early)).toBe(
      'too_late_to_change',
    );
  });

  it('is for whoever pays by card, as long as the trip is ahead', () => {
    const recorded = { handovers: 'recorded' } as const;
    expect(verdict({ ...recorded, profile: 'business' })).toBe('booking_not_changeable');
    expect(verdict({ ...recorded, status: 'active' })).toBe('booking_not_changeable');
    expect(verdict({ ...recorded, status: 'cancelled' })).toBe('booking_not_changeable');
  });
});
