import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookingStatus,
  bookingStatuses,
  canTransition,
  isSettled,
} from './booking-lifecycle.ts';
import { due, facts, t, week } from './booking-steps.fixture.ts';
import { dueSteps, nextStep, type StepFacts } from './booking-steps.ts';
import { nothingRecorded, type RecordedEnds } from './handovers/recorded-ends.ts';

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
        const to = Object.entries(leadsTo).find(([one]) => one === step?.step)?.[1];
        // The others leave the status as it is.
        if (to) expect(canTransition(status, to)).toBe(true);
      }),
    );
  });

  it('an offer that nobody has answered is taken at its time, and before the handover', () => {
    const offerAnswerBy = t('2027-03-19T20:00:00Z');
    expect(due({ status: 'booked', isReminded: true, offerAnswerBy })).toBe(
      'take-offer 2027-03-19T20:00:00Z',
    );
    const late = facts({ status: 'booked', isReminded: true, offerAnswerBy });
    expect(dueSteps(late, t('2027-03-21T09:00:00Z'))).toEqual(['take-offer', 'activate']);
    expect(dueSteps(facts({ status: 'active', offerAnswerBy }), t('2027-03-21T09:00:00Z'))).toEqual(
      [],
    );
  });
});

describe('where handovers are recorded', () => {
  const at = t('2027-03-20T09:10:00Z');
  const recorded = (status: BookingStatus, ends: Partial<RecordedEnds> = {}) =>
    facts({ status, handovers: 'recorded', recorded: { ...nothingRecorded, ...ends } });

  it('a trip begins with the seal of its delivery, never by the clock', () => {
    expect(dueSteps(recorded('booked'), at)).not.toContain('activate');
    expect(dueSteps(recorded('booked', { deliveredAt: at }), at)).toContain('activate');
  });

  it('a car that is not back stays out, however late', () => {
    const late = t('2027-04-24T09:00:00Z');
    expect(dueSteps(recorded('active'), late)).not.toContain('complete');
    expect(dueSteps(recorded('active', { collectedAt: late }), late)).toContain('complete');
  });

  it('the deposit of a car that is not back is renewed for as long as it takes', () => {
    const hold = week('2027-03-20T09:00:00Z');
    const deposit = { ...facts().deposit, hold };
    const renewed = { step: 'renew-deposit', at: hold.until.subtract({ hours: 24 }) };
    expect(nextStep({ ...recorded('active'), deposit })).toEqual(renewed);
    expect(due({ status: 'active', deposit })).not.toContain('renew-deposit');
  });

  it('a renter who was missed has cancelled from that moment', () => {
    const missedAt = t('2027-03-20T09:41:00Z');
    const waited = recorded('booked', { missedAt });
    expect(dueSteps(waited, missedAt.subtract({ seconds: 1 }))).not.toContain('no-show');
    expect(dueSteps(waited, missedAt)).toContain('no-show');
  });

  it('somebody who came after all is delivered to', () => {
    const both = recorded('booked', { missedAt: at, deliveredAt: at });
    const steps = dueSteps(both, t('2027-03-20T11:00:00Z'));
    expect(steps).toContain('activate');
    expect(steps).not.toContain('no-show');
  });
});
