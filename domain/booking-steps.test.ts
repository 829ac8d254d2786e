import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookingStatus,
  bookingStatuses,
  canTransition,
  isSettled,
} from './booking-lifecycle.ts';
import { dueSteps, nextStep, plannedAt, type StepFacts } from './booking-steps.ts';
import { depositReleasedBy } from './policies/deposit-schedule.ts';

const t = (iso: string) => Temporal.Instant.from(iso);

const facts = (change: Partial<StepFacts> = {}): StepFacts => ({
  status: 'security-deposit-pending',
  createdAt: t('2027-03-05T10:00:00Z'),
  startsAt: t('2027-03-20T09:00:00Z'),
  endsAt: t('2027-03-24T09:00:00Z'),
  timeZone: 'Europe/Lisbon',
  since: t('2027-03-05T10:00:06Z'),
  deposit: { refusedAt: [], isUnderWay: false },
  isReminded: false,
  isDisputed: false,
  ...change,
});

/** A hold that lives for a week. */
const week = (from: string) => ({ at: t(from), until: t(from).add({ hours: 7 * 24 }) });

const due = (change: Partial<StepFacts>) => {
  const step = nextStep(facts(change));
  return step && `${step.step} ${step.at}`;
};

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

it('the deposit is not let go while a payment is disputed', () => {
  const completed = { status: 'completed', since: t('2027-03-24T09:00:00Z') } as const;
  expect(plannedAt(facts(completed), ['process'])).toBeDefined();
  expect(plannedAt(facts({ ...completed, isDisputed: true }), ['process'])).toBeUndefined();
});

it('and it is renewed as long as the bank thinks about a payment', () => {
  const hold = week('2027-03-23T09:00:00Z');
  const deposit = { refusedAt: [], isUnderWay: false, hold };
  const since = t('2027-03-24T09:00:00Z');
  const completed = facts({ status: 'completed', since, deposit });
  expect(plannedAt(completed, ['renew-deposit'])).toBeUndefined();
  const disputed = { ...completed, isDisputed: true };
  expect(plannedAt(disputed, ['renew-deposit'])).toEqual(t('2027-03-29T09:00:00Z'));
});

describe('what is due', () => {
  const late = facts({ status: 'booked' });

  it('begins at its time, in its order', () => {
    expect(dueSteps(late, t('2027-03-19T08:59:59Z'))).toEqual([]);
    expect(dueSteps(late, t('2027-03-19T09:00:00Z'))).toEqual(['remind']);
    expect(dueSteps(late, t('2027-03-20T09:00:00Z'))).toEqual(['activate']);
  });

  it('is a reminder of tomorrow only while it is tomorrow, in the city', () => {
    expect(dueSteps(late, t('2027-03-19T23:59:59Z'))).toEqual(['remind']);
    expect(dueSteps(late, t('2027-03-20T00:00:00Z'))).toEqual([]);
    expect(nextStep(late, t('2027-03-20T00:00:00Z'))?.step).toBe('activate');
    // Moved to today, or found by a worker that was late: nobody is told of tomorrow.
    const moved = facts({ status: 'booked', startsAt: t('2027-03-19T20:00:00Z') });
    expect(dueSteps(moved, t('2027-03-19T10:00:00Z'))).toEqual([]);
    // The day before has 23 hours: 24 hours before midnight would be the day before that.
    const afterChange = facts({ status: 'booked', startsAt: t('2027-03-28T23:00:00Z') });
    expect(nextStep(afterChange)?.at).toEqual(t('2027-03-28T00:00:00Z'));
  });

  it.each<[BookingStatus, string]>([
    ['pending', 'abandon'],
    ['security-deposit-pending', 'authorise-deposit'],
    ['security-deposit-retry', 'authorise-deposit'],
    ['booked', 'activate, renew-deposit'],
    ['confirmed', 'activate, renew-deposit'],
    ['active', 'renew-deposit, complete'],
    ['completed', 'process'],
    ['processed', 'finish'],
    ['review', 'renew-deposit'],
    ['finished', ''],
  ])('of a booking that is %s is in the end: %s', (status, steps) => {
    const endsAt = t('2027-04-10T09:00:00Z');
    const deposit = { refusedAt: [], hold: week('2027-03-18T09:00:00Z'), isUnderWay: false };
    const farAhead = t('2028-01-01T00:00:00Z');
    expect(dueSteps(facts({ status, endsAt, deposit }), farAhead).join(', ')).toBe(steps);
  });

  it('is a reminder even while the deposit is waited for', () => {
    const refusedAt = [t('2027-03-19T08:00:00Z')];
    const waiting = { refusedAt, isUnderWay: false };
    for (const status of ['security-deposit-pending', 'security-deposit-retry'] as const) {
      const due = dueSteps(facts({ status, deposit: waiting }), t('2027-03-19T12:00:00Z'));
      expect(due).toEqual(['remind', 'authorise-deposit']);
    }
  });
});

describe('the next step', () => {
  it.each<[string, Partial<StepFacts>, string | undefined]>([
    ['holds the deposit 48 hours before', {}, 'authorise-deposit 2027-03-18T09:00:00Z'],
    [
      'holds it at once when delivery is sooner',
      { createdAt: t('2027-03-19T10:00:00Z') },
      'authorise-deposit 2027-03-19T10:00:00Z',
    ],
    [
      'finishes a hold whose answer is not known before anything else',
      { deposit: { refusedAt: [], isUnderWay: true } },
      'authorise-deposit 2027-03-05T10:00:06Z',
    ],
    [
      'tries a refused hold again four hours later',
      {
        status: 'security-deposit-retry',
        deposit: { refusedAt: [t('2027-03-18T09:00:00Z')], isUnderWay: false },
      },
      'authorise-deposit 2027-03-18T13:00:00Z',
    ],
    [
      'tries it a third time',
      {
        status: 'security-deposit-retry',
        deposit: {
          refusedAt: ['09', '13', '17'].map((hour) => t(`2027-03-18T${hour}:00:00Z`)),
          isUnderWay: false,
        },
      },
      'authorise-deposit 2027-03-18T21:00:00Z',
    ],
    [
      'gives up after three retries',
      {
        status: 'security-deposit-retry',
        deposit: {
          refusedAt: ['09', '13', '17', '21'].map((hour) => t(`2027-03-18T${hour}:00:00Z`)),
          isUnderWay: false,
        },
      },
      'fail-deposit 2027-03-18T21:00:00Z',
    ],
    ['reminds a day before', { status: 'booked' }, 'remind 2027-03-19T09:00:00Z'],
    [
      'reminds nobody who booked on the last day',
      { status: 'booked', createdAt: t('2027-03-19T12:00:00Z') },
      'activate 2027-03-20T09:00:00Z',
    ],
    [
      'nor who booked at the very moment',
      { status: 'booked', createdAt: t('2027-03-19T09:00:00Z') },
      'activate 2027-03-20T09:00:00Z',
    ],
    ['hands over', { status: 'booked', isReminded: true }, 'activate 2027-03-20T09:00:00Z'],
    ['takes back', { status: 'active' }, 'complete 2027-03-24T09:00:00Z'],
    [
      'renews a hold that would lapse',
      {
        status: 'active',
        endsAt: t('2027-04-10T09:00:00Z'),
        deposit: { refusedAt: [], isUnderWay: false, hold: week('2027-03-18T09:00:00Z') },
      },
      'renew-deposit 2027-03-24T09:00:00Z',
    ],
    [
      'tries a refused renewal again',
      {
        status: 'active',
        endsAt: t('2027-04-10T09:00:00Z'),
        deposit: {
          refusedAt: [t('2027-03-24T09:00:00Z')],
          isUnderWay: false,
          hold: week('2027-03-18T09:00:00Z'),
        },
      },
      'renew-deposit 2027-03-24T13:00:00Z',
    ],
    [
      'does not count refusals from before the hold that stands',
      {
        status: 'active',
        endsAt: t('2027-04-10T09:00:00Z'),
        deposit: {
          refusedAt: ['01', '05', '09'].map((hour) => t(`2027-03-18T${hour}:00:00Z`)),
          isUnderWay: false,
          hold: week('2027-03-18T13:00:00Z'),
        },
      },
      'renew-deposit 2027-03-24T13:00:00Z',
    ],
    [
      'counts them from the last refusal',
      {
        status: 'active',
        endsAt: t('2027-04-10T09:00:00Z'),
        deposit: {
          refusedAt: ['09', '13', '17'].map((hour) => t(`2027-03-24T${hour}:00:00Z`)),
          isUnderWay: false,
          hold: week('2027-03-18T09:00:00Z'),
        },
      },
      'renew-deposit 2027-03-24T21:00:00Z',
    ],
    [
      'renews no hold that outlasts the inspection, however often it was refused at first',
      {
        status: 'active',
        endsAt: t('2027-03-23T09:00:00Z'),
        deposit: {
          refusedAt: [t('2027-03-18T09:00:00Z')],
          isUnderWay: false,
          hold: week('2027-03-18T13:00:00Z'),
        },
      },
      'complete 2027-03-23T09:00:00Z',
    ],
    [
      'renews a hold that outlasts the trip but not the inspection',
      {
        status: 'active',
        deposit: { refusedAt: [], isUnderWay: false, hold: week('2027-03-18T09:00:00Z') },
      },
      'complete 2027-03-24T09:00:00Z',
    ],
    [
      'asks anew when a hold has lapsed whose renewal was refused four times',
      {
        status: 'active',
        endsAt: t('2027-04-10T09:00:00Z'),
        deposit: {
          refusedAt: ['09', '13', '17', '21'].map((hour) => t(`2027-03-24T${hour}:00:00Z`)),
          isUnderWay: false,
          hold: week('2027-03-18T09:00:00Z'),
        },
      },
      'renew-deposit 2027-03-25T09:00:00Z',
    ],
    [
      'asks at once for a hold instead of one that the provider ended',
      {
        status: 'review',
        deposit: { refusedAt: [], isUnderWay: false, lapsedAt: t('2027-03-25T02:00:00Z') },
      },
      'renew-deposit 2027-03-25T02:00:00Z',
    ],
    [
      'keeps the hold of a booking in review',
      {
        status: 'review',
        deposit: { refusedAt: [], isUnderWay: false, hold: week('2027-03-18T09:00:00Z') },
      },
      'renew-deposit 2027-03-24T09:00:00Z',
    ],
    [
      'releases the deposit within 24 business hours, a weekend not counted',
      { status: 'completed', since: t('2027-03-26T09:00:00Z') },
      'process 2027-03-29T07:00:00Z',
    ],
    [
      'finishes 30 days later [D-018-005]',
      { status: 'processed', since: t('2027-03-25T09:00:00Z') },
      'finish 2027-04-24T09:00:00Z',
    ],
    ['abandons a booking nobody finished', { status: 'pending' }, 'abandon 2027-03-05T10:15:00Z'],
    ['leaves the end of a review to people [D-018-006]', { status: 'review' }, undefined],
  ])('%s', (_, change, expected) => {
    expect(due(change)).toBe(expected);
  });

  it('exists exactly for what is neither settled nor in the hands of people', () => {
    for (const status of bookingStatuses) {
      const mayWait = isSettled(status) || status === 'review';
      expect(nextStep(facts({ status })) === undefined, status).toBe(mayWait);
    }
  });

  it('always leads along the transition table', () => {
    const leadsTo = {
      abandon: 'payment-failed',
      'authorise-deposit': 'booked',
      'fail-deposit': 'security-deposit-failed',
      activate: 'active',
      complete: 'completed',
      process: 'processed',
      finish: 'finished',
    } as const;
    const minutes = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.constantFrom(...bookingStatuses), minutes, minutes, (status, a, b) => {
        const startsAt = t('2027-03-05T10:00:00Z').add({ minutes: a });
        const endsAt = startsAt.add({ minutes: b + 30 });
        const refusedAt = status === 'security-deposit-retry' ? [startsAt] : [];
        const step = nextStep(
          facts({ status, startsAt, endsAt, deposit: { refusedAt, isUnderWay: false } }),
        );
        if (!step || step.step === 'remind' || step.step === 'renew-deposit') return;
        expect(canTransition(status, leadsTo[step.step])).toBe(true);
      }),
    );
  });
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
