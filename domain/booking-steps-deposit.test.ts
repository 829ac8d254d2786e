import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingStatus, canTransition } from './booking-lifecycle.ts';
import { due, facts, t, week } from './booking-steps.fixture.ts';
import { nextStep, plannedAt } from './booking-steps.ts';
import { nothingRecorded } from './handovers/recorded-ends.ts';
import { depositReleasedBy } from './policies/deposit-schedule.ts';

it('when a hold is asked for next is known, whatever comes before it', () => {
  const held = { refusedAt: [], hold: week('2027-03-18T09:00:00Z'), isUnderWay: false };
  const long = { status: 'active', endsAt: t('2027-04-10T09:00:00Z') } as const;
  const renewals = ['renew-deposit'] as const;
  expect(plannedAt(facts({ ...long, deposit: held }), renewals)).toEqual(t('2027-03-24T09:00:00Z'));
  const refusedAt = [t('2027-03-24T09:00:00Z')];
  const refused = facts({ ...long, deposit: { ...held, refusedAt } });
  expect(plannedAt(refused, renewals)).toEqual(t('2027-03-24T13:00:00Z'));
  expect(plannedAt(facts({ deposit: held }), renewals)).toBeUndefined();
  const booked = facts({ ...long, status: 'booked', deposit: held });
  expect(nextStep(booked)?.step).toBe('remind');
  expect(plannedAt(booked, renewals)).toEqual(t('2027-03-24T09:00:00Z'));
  expect(plannedAt(booked, ['renew-deposit', 'activate'])).toEqual(t('2027-03-20T09:00:00Z'));
});

it('whoever is at their bank is not overtaken: neither a retry nor the failure nor a renewal', () => {
  const approvingUntil = t('2027-03-18T21:10:00Z');
  const hours = ['09', '13', '17', '21'].map((hour) => t(`2027-03-18T${hour}:00:00Z`));
  const at = (refused: number, approving = {}) => {
    const deposit = { refusedAt: hours.slice(0, refused), isUnderWay: false, ...approving };
    return due({ status: 'security-deposit-retry', deposit, isReminded: true });
  };
  expect(at(3)).toBe('authorise-deposit 2027-03-18T21:00:00Z');
  expect(at(3, { approvingUntil })).toBe('authorise-deposit 2027-03-18T21:10:00Z');
  expect(at(4)).toBe('fail-deposit 2027-03-18T21:00:00Z');
  expect(at(4, { approvingUntil })).toBe('fail-deposit 2027-03-18T21:10:00Z');
  const hold = { at: t('2027-03-11T20:00:00Z'), until: t('2027-03-19T20:00:00Z') };
  const deposit = { refusedAt: [], isUnderWay: false, hold, approvingUntil };
  const long = facts({ status: 'active', endsAt: t('2027-04-10T09:00:00Z'), deposit });
  expect(plannedAt(long, ['renew-deposit'])).toEqual(approvingUntil);
});

it('no deposit ends a trip whose car was handed over: it goes on, and the deposit is asked for as often as any other', () => {
  const deliveredAt = t('2027-03-20T09:10:00Z');
  const recorded = { ...nothingRecorded, deliveredAt };
  const refused = (times: number) =>
    ['09', '13', '17', '21'].map((hour) => t(`2027-03-18T${hour}:00:00Z`)).slice(0, times);
  for (const status of ['security-deposit-pending', 'security-deposit-retry'] as const) {
    const owed = (times: number) =>
      due({
        status,
        handovers: 'recorded',
        recorded,
        deposit: { refusedAt: refused(times), isUnderWay: times === 0 },
      });
    for (const times of [0, 1, 4]) expect(owed(times)).toBe(`activate ${deliveredAt}`);
    expect(canTransition(status, 'active')).toBe(true);
  }
  const owedSince = t('2027-03-18T09:00:00Z');
  const out = (times: number) =>
    plannedAt(
      facts({
        status: 'active',
        since: deliveredAt,
        deposit: { owedSince, refusedAt: refused(times), isUnderWay: false },
      }),
      ['renew-deposit'],
    );
  expect([0, 1, 4].map(out)).toEqual([owedSince, t('2027-03-18T13:00:00Z'), undefined]);
});

describe('a deposit that the bank grants', () => {
  const hours = (count: number) => ({ hours: count });

  /** The time from authorisation to the end of the review, done in time, however short a hold lives. */
  function walk(life: number, trip: number, review: number): string[] {
    const begin = facts();
    const endsAt = begin.startsAt.add(hours(trip));
    let hold = { at: begin.startsAt, until: begin.startsAt.add(hours(life)) };
    const gaps: string[] = [];
    const renewUntil = (status: BookingStatus, since: Temporal.Instant, end: Temporal.Instant) => {
      for (let steps = 0; steps < 5_000; steps += 1) {
        const deposit = { refusedAt: [], isUnderWay: false, hold };
        const at = plannedAt(facts({ status, since, endsAt, deposit }), ['renew-deposit']);
        if (!at || Temporal.Instant.compare(at, end) >= 0) break;
        if (Temporal.Instant.compare(at, hold.until) >= 0) gaps.push(`${status} ${at}`);
        hold = { at, until: at.add(hours(life)) };
      }
      if (Temporal.Instant.compare(hold.until, end) < 0) gaps.push(`${status} ends uncovered`);
    };
    renewUntil('active', begin.startsAt, endsAt);
    const inspected = depositReleasedBy(endsAt, begin.timeZone).subtract(hours(1));
    if (review === 0) renewUntil('completed', endsAt, inspected);
    else renewUntil('review', endsAt, endsAt.add(hours(review)));
    return gaps;
  }

  it('covers the trip, the inspection and a review of any length', () => {
    const life = fc.integer({ min: 4, max: 30 * 24 });
    const trip = fc.integer({ min: 1, max: 28 * 24 });
    const review = fc.integer({ min: 0, max: 60 * 24 });
    fc.assert(
      fc.property(life, trip, review, (...given) => {
        expect(walk(...given)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
