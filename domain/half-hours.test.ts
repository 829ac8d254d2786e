import { describe, expect, test } from 'vitest';
import { defaultTime, halfHours, isOnHalfHour, nearestTime } from './half-hours.ts';

const time = (text: string) => Temporal.PlainTime.from(text);
const nearest = (wished: string, ...times: string[]) =>
  nearestTime(time(wished), times.map(time))?.toString({ smallestUnit: 'minute' });

describe('half hours', () => {
  test('are those of a day, and 09:00 is the usual', () => {
    const texts = halfHours.map((one) => one.toString({ smallestUnit: 'minute' }));
    expect(texts).toHaveLength(48);
    expect([...texts.slice(0, 3), texts.at(-1)]).toEqual(['00:00', '00:30', '01:00', '23:30']);
    expect(defaultTime).toEqual(time('09:00'));
  });

  test.each([
    ['09:00', true],
    ['09:30', true],
    ['09:15', false],
    ['09:00:01', false],
    ['09:00:00.001', false],
    ['09:00:00.000001', false],
    ['09:00:00.000000001', false],
    ['09:00:01.001', false],
    ['09:00:00.001001', false],
    ['09:00:00.000001001', false],
  ])('%s: %s', (text, isOne) => {
    expect(isOnHalfHour(time(text))).toBe(isOne);
  });

  test('the nearest time is taken, the earlier of two as near, none of none', () => {
    expect(nearest('09:00', '07:00', '10:30', '12:00')).toBe('10:30');
    expect(nearest('09:00', '08:00', '10:00')).toBe('08:00');
    expect(nearest('09:00', '06:00', '09:00', '09:30')).toBe('09:00');
    expect(nearest('09:00')).toBeUndefined();
  });
});
