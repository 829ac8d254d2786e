import { describe, expect, test } from 'vitest';
import { emptyDraft, type TripDraft } from './trip-draft.ts';
import { factsAt } from './trip-facts.fixture.ts';
import { cheaperReturn, oneDayLonger } from './trip-offers.ts';

const facts = factsAt('2026-05-01T12:10');
const trip = (from: string, to: string): TripDraft => {
  const [starts, ends] = [from, to].map((text) => Temporal.PlainDateTime.from(`2026-05-${text}`));
  return {
    ...emptyDraft,
    startDate: starts?.toPlainDate(),
    startTime: starts?.toPlainTime() ?? emptyDraft.startTime,
    endDate: ends?.toPlainDate(),
    endTime: ends?.toPlainTime() ?? emptyDraft.endTime,
  };
};
const cheaper = (draft: TripDraft, among = facts) => {
  const offer = cheaperReturn(draft, among);
  return offer && `${offer.ends} ${offer.days}`;
};

describe('a return that costs a day less', () => {
  test.each([
    ['10T10:00', '13T12:00', '2026-05-13T10:00:00 3'],
    ['10T10:00', '13T10:30', '2026-05-13T10:00:00 3'],
    ['10T10:00', '13T16:00', '2026-05-13T10:00:00 3'],
    ['10T23:00', '12T01:00', '2026-05-11T23:00:00 1'],
  ])('from %s to %s it is %s', (from, to, offer) => {
    expect(cheaper(trip(from, to))).toBe(offer);
  });

  test.each([
    ['10T10:00', '13T10:00', 'no hour is beyond the day'],
    ['10T10:00', '13T16:30', 'the day is used'],
    ['10T10:00', '10T14:00', 'a day is the least'],
  ])('from %s to %s there is none: %s', (from, to) => {
    expect(cheaper(trip(from, to))).toBeUndefined();
  });

  test('of a trip that is not picked there is none', () => {
    expect(cheaperReturn(emptyDraft, facts)).toBeUndefined();
  });

  test('what is offered is one day less, and is itself not to be had for less', () => {
    const offer = cheaperReturn(trip('10T10:00', '13T12:00'), facts);
    expect(offer && cheaperReturn(offer.draft, facts)).toBeUndefined();
  });
});

describe('one day longer', () => {
  test('keeps the hours', () => {
    const longer = oneDayLonger(trip('10T10:00', '13T18:00'), facts);
    expect(longer).toEqual(trip('10T10:00', '14T18:00'));
  });

  test('is not offered beyond the longest trip, nor into the next booking', () => {
    expect(oneDayLonger(trip('02T10:00', '30T10:00'), facts)).toBeUndefined();
    const rented = factsAt('2026-05-01T12:10', [['2026-05-14T12:00', '2026-05-20T11:00']]);
    expect(oneDayLonger(trip('10T10:00', '13T18:00'), rented)).toBeUndefined();
  });
});
