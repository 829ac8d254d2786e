import { describe, expect, test } from 'vitest';
import {
  cityToday,
  fromCityTime,
  instantFromIso,
  instantOfRealTime,
  instantToIso,
  isTomorrow,
  showSameClock,
  startOfCityDay,
  toCityTime,
} from './city-time.ts';

const local = (text: string) => Temporal.PlainDateTime.from(text);

describe('city time', () => {
  test('instants travel as UTC with a Z [D-004-002]', () => {
    expect(instantToIso(instantFromIso('2026-01-01T09:00:00Z'))).toBe('2026-01-01T09:00:00Z');
    expect(instantToIso(instantFromIso('2026-01-01T09:00:00.000+01:00'))).toBe(
      '2026-01-01T08:00:00Z',
    );
  });

  test('the same instant is another time, and another day, in another city [D-004-001]', () => {
    const instant = instantFromIso('2026-07-01T02:30:00Z');
    expect(toCityTime(instant, 'Europe/Lisbon').toString()).toBe('2026-07-01T03:30:00');
    expect(toCityTime(instant, 'America/New_York').toString()).toBe('2026-06-30T22:30:00');
    expect(cityToday(instant, 'America/New_York').toString()).toBe('2026-06-30');
    expect(instantToIso(startOfCityDay(cityToday(instant, 'Europe/Paris'), 'Europe/Paris'))).toBe(
      '2026-06-30T22:00:00Z',
    );
  });

  const existsInCity = (time: Temporal.PlainDateTime, timeZone: string) =>
    instantOfRealTime(time, timeZone) !== undefined;

  test('the hour skipped in spring does not exist, in each city its own', () => {
    expect(existsInCity(local('2026-03-29T01:30'), 'Europe/Lisbon')).toBe(false);
    expect(existsInCity(local('2026-03-29T02:30'), 'Europe/Lisbon')).toBe(true);
    expect(existsInCity(local('2026-03-29T02:30'), 'Europe/Paris')).toBe(false);
    expect(existsInCity(local('2026-03-08T02:30'), 'America/New_York')).toBe(false);
  });

  test('the hour repeated in autumn is taken the first time round', () => {
    const starts = fromCityTime(local('2026-11-01T01:30'), 'America/New_York');
    expect(instantToIso(starts)).toBe('2026-11-01T05:30:00Z');
  });

  test('tomorrow is the city’s, to the minute and across the change of clocks', () => {
    const delivery = instantFromIso('2026-11-02T00:30:00Z'); // 1 November, 19:30 in New York
    const isNext = (now: string, timeZone: string) =>
      isTomorrow(delivery, timeZone, instantFromIso(now));
    expect(isNext('2026-10-31T03:59:59Z', 'America/New_York')).toBe(false);
    expect(isNext('2026-10-31T04:00:00Z', 'America/New_York')).toBe(true);
    expect(isNext('2026-11-01T03:59:59Z', 'America/New_York')).toBe(true);
    expect(isNext('2026-11-01T04:00:00Z', 'America/New_York')).toBe(false);
    expect(isNext('2026-11-01T04:00:00Z', 'Europe/Lisbon')).toBe(true);
  });

  test('clocks are compared at the moment in question', () => {
    const winter = instantFromIso('2026-01-15T12:00:00Z');
    const betweenChanges = instantFromIso('2026-03-15T12:00:00Z');
    expect(showSameClock(winter, 'Europe/Lisbon', 'Europe/London')).toBe(true);
    expect(showSameClock(winter, 'Europe/Lisbon', 'Europe/Paris')).toBe(false);
    expect(showSameClock(betweenChanges, 'America/New_York', 'America/Santiago')).toBe(false);
    const summer = instantFromIso('2026-07-15T12:00:00Z');
    expect(showSameClock(summer, 'America/New_York', 'America/Santiago')).toBe(true);
  });
});
