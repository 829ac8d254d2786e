import { describe, expect, test } from 'vitest';
import { rankRepairs } from './rank-repairs.ts';
import { carAtHand, eur, hours, sofias } from './repairs.fixture.ts';

const kinds = (...[booking, trouble]: Parameters<typeof rankRepairs>) =>
  rankRepairs(booking, trouble).map(({ kind }) => kind);
const unknown = { until: null };

describe('the repairs of a booking', () => {
  test('an equal car at the promised time comes before everything else, the model booked first', () => {
    const cars = [
      carAtHand({ id: 'better', category: 'E', pricePerDay: eur(120) }),
      carAtHand({ id: 'later', freeFrom: hours(6) }),
      carAtHand({ id: 'kadjar', model: 'Kadjar' }),
      carAtHand({ id: 'twin', pricePerDay: eur(52) }),
    ];
    const [first, second] = rankRepairs(sofias(cars), { until: hours(7) });
    expect(first).toMatchObject({ kind: 'equal-car', carIds: ['twin'], delayMinutes: 0 });
    expect(second).toMatchObject({ kind: 'equal-car', carIds: ['kadjar'] });
    expect(kinds(sofias(cars), { until: hours(7) })).toEqual([
      'equal-car',
      'equal-car',
      'offer',
      'car-later',
      'delivery-later',
      'money-back',
    ]);
  });

  test('where no equal car is free, the renter chooses from at most three, a better class last', () => {
    const cars = [
      carAtHand({ id: 'e', category: 'E', pricePerDay: eur(120) }),
      carAtHand({ id: 'd', category: 'D', pricePerDay: eur(67) }),
      carAtHand({ id: 'estate', bodyType: 'ESTATE' }),
      carAtHand({ id: 'electric', propulsionType: 'ELECTRIC', pricePerDay: eur(52) }),
    ];
    const [best] = rankRepairs(sofias(cars), unknown);
    expect(best).toMatchObject({ kind: 'offer', carIds: ['electric', 'estate', 'd'] });
    expect(best?.costs, 'two euros a day for four days').toEqual(eur(8));
  });

  test('a later delivery is on the half hour and gives the hours missed back', () => {
    const [best] = rankRepairs(sofias([]), { until: hours(6.8) });
    expect(best).toMatchObject({ kind: 'delivery-later', delayMinutes: 120 });
    expect(best?.startsAt).toEqual(hours(7));
    expect(best?.costs, '2 of 96 hours of 230 euros').toEqual(eur(4.79));
  });

  test('another car that comes sooner than the own one is the better delay', () => {
    const cars = [carAtHand({ id: 'soon', freeFrom: hours(5.5) })];
    expect(kinds(sofias(cars), { until: hours(7) })).toEqual([
      'car-later',
      'delivery-later',
      'money-back',
    ]);
  });

  test.each([
    ['more than four hours late', sofias([]), hours(9.1)],
    ['more than half of the trip late', sofias([], { endsAt: hours(8) }), hours(7)],
    ['nobody knows when', sofias([]), null],
  ])('%s, only the money is left', (_, booking, until) => {
    expect(rankRepairs(booking, { until })).toMatchObject([
      { kind: 'money-back', costs: eur(230) },
    ]);
  });

  test('a day that is only guessed is promised to nobody', () => {
    expect(kinds(sofias([]), { until: hours(7), isGuess: true })).toEqual(['money-back']);
  });

  test.each([
    ['on the next half hour', 5.6, hours(6)],
    ['when it is back', 7.8, hours(8)],
    ['four hours from now at most', 9.3, hours(9.5)],
  ])('once the promised time has passed, it comes %s', (_, until, startsAt) => {
    const late = sofias([carAtHand({ id: 'since', freeFrom: hours(5.5) })], {
      soonest: hours(5.6),
    });
    const repairs = rankRepairs(late, { until: hours(until) });
    expect(repairs.find(({ kind }) => kind === 'delivery-later')).toMatchObject({ startsAt });
    expect(repairs.find(({ kind }) => kind === 'car-later')).toMatchObject({
      startsAt: hours(6),
      delayMinutes: 60,
    });
  });

  test('and not later than four hours from now, or with half of what is left', () => {
    const late = { soonest: hours(5.6) };
    expect(kinds(sofias([], late), { until: hours(9.6) })).toEqual(['money-back']);
    const short = { ...late, endsAt: hours(8) };
    expect(kinds(sofias([], short), { until: hours(7) })).toEqual(['money-back']);
  });

  test('a lesser car is nothing', () => {
    const cars = [
      carAtHand({ id: 'small', category: 'A' }),
      carAtHand({ id: 'manual', transmission: 'MANUAL' }),
      carAtHand({ id: 'coupe', seats: 4 }),
    ];
    expect(kinds(sofias(cars), unknown)).toEqual(['money-back']);
  });
});
