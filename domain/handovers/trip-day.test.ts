import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { type DayFacts, type OnTheWay, tripDay } from './trip-day.ts';

const at = (time: string, day = '2027-03-20') => Temporal.Instant.from(`${day}T${time}:00Z`);
const nobodyYet: OnTheWay = {
  setOutAt: null,
  expectedAt: null,
  arrivedAt: null,
  missedAt: null,
};

/** Told 09:45 to 10:15 in Lisbon, which is UTC in winter; four days later at the same time. */
const booked: DayFacts = {
  status: 'booked',
  startsAt: at('10:00'),
  endsAt: at('10:00', '2027-03-24'),
  timeZone: 'Europe/Lisbon',
  delivery: nobodyYet,
  return: nobodyYet,
  sealedAt: null,
};
const active: DayFacts = {
  ...booked,
  status: 'active',
  delivery: { ...nobodyYet, setOutAt: at('09:30'), arrivedAt: at('09:55') },
  sealedAt: at('10:10'),
};
const left = (time: string, day?: string): OnTheWay => ({ ...nobodyYet, setOutAt: at(time, day) });

describe('the day of a delivery', () => {
  it.each([
    ['days before', booked, at('12:00', '2027-03-18'), 'before'],
    ['in the morning', booked, at('07:00'), 'today'],
    ['driving in time', { ...booked, delivery: left('09:30') }, at('09:40'), 'on-the-way'],
    ['at the door', { ...booked, delivery: active.delivery }, at('09:56'), 'at-door'],
    ['at the door, late', { ...booked, delivery: active.delivery }, at('10:40'), 'at-door'],
    [
      'at the door with nobody there',
      { ...booked, delivery: { ...active.delivery, missedAt: at('10:31') } },
      at('10:32'),
      'missed',
    ],
    [
      'given up',
      {
        ...booked,
        status: 'cancelled-by-user' as const,
        delivery: { ...active.delivery, missedAt: at('10:31') },
      },
      at('10:40'),
      'no-show',
    ],
    ['cancelled before', { ...booked, status: 'cancelled-by-user' as const }, at('07:00'), 'ended'],
    ['sealed', active, at('10:30'), 'sealed'],
    ['an hour later', active, at('11:10'), 'on-road'],
  ])('%s', (_, facts, now, phase) => {
    expect(tripDay(facts, now).phase).toBe(phase);
  });

  it('a driver who sets out too late is late at once, and says by when they will be there', () => {
    const day = tripDay({ ...booked, delivery: left('09:52') }, at('10:06'));
    expect(day).toMatchObject({ phase: 'late', end: 'delivery' });
    expect(day.expectedAt?.toString()).toBe('2027-03-20T10:25:00Z');
  });

  it('a driver who has not set out when the told time is over is late, and nobody names a time', () => {
    expect(tripDay(booked, at('10:14')).phase).toBe('today');
    expect(tripDay(booked, at('10:15'))).toMatchObject({ phase: 'late', expectedAt: null });
  });

  it('what a late driver says counts for as long as it lies ahead', () => {
    const said = { ...booked, delivery: { ...left('09:52'), expectedAt: at('10:40') } };
    expect(tripDay(said, at('10:16')).expectedAt?.toString()).toBe('2027-03-20T10:40:00Z');
    expect(tripDay(said, at('10:41')).expectedAt?.toString()).toBe('2027-03-20T10:45:00Z');
  });
});

describe('the day of a return', () => {
  const day = '2027-03-24';
  it.each([
    ['in the morning', active, at('07:00', day), 'today'],
    ['driving in time', { ...active, return: left('09:30', day) }, at('09:40', day), 'on-the-way'],
    ['driving late', { ...active, return: left('10:05', day) }, at('10:06', day), 'late'],
    ['nobody on the way, time over', active, at('10:15', day), 'overdue'],
    [
      'nobody met the driver',
      { ...active, return: { ...left('09:30', day), missedAt: at('10:31', day) } },
      at('10:32', day),
      'overdue',
    ],
    ['days later', active, at('10:00', '2027-03-27'), 'overdue'],
    ['collected', { ...active, status: 'completed' as const }, at('10:30', day), 'collected'],
    ['long over', { ...active, status: 'finished' as const }, at('10:30', day), 'collected'],
  ])('%s', (_, facts, now, phase) => {
    expect(tripDay(facts, now)).toMatchObject({ phase, end: 'return' });
  });
});

const minute = fc.integer({ min: -3 * 24 * 60, max: 9 * 24 * 60 });
const maybe = fc.option(minute.map((minutes) => booked.startsAt.add({ minutes })));
const way = fc.record({
  setOutAt: maybe,
  expectedAt: maybe,
  arrivedAt: maybe,
  missedAt: maybe,
});

it('whatever is known, a new time lies ahead and only for whoever is late', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bookingStatuses),
      way,
      way,
      maybe,
      minute,
      (status, delivery, collection, sealedAt, minutes) => {
        const now = booked.startsAt.add({ minutes });
        const facts = { ...booked, status, delivery, return: collection, sealedAt };
        const { phase, expectedAt } = tripDay(facts, now);
        if (!expectedAt) return;
        expect(phase).toBe('late');
        expect(Temporal.Instant.compare(expectedAt, now)).toBe(1);
      },
    ),
    { numRuns: 2000 },
  );
});
