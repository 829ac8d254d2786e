import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '../booking-lifecycle.ts';
import { carValues } from '../car.ts';
import { isBetterClass, likestFirst, mayHaveAnotherCar, shortcomings } from './another-car.ts';

const captur = {
  id: 'booked',
  brand: 'Renault',
  model: 'Captur',
  category: 'C',
  bodyType: 'SUV',
  propulsionType: 'GAS',
  transmission: 'AUTOMATIC',
  seats: 5,
  luggages: 3,
  extras: ['child-seat'],
} as const;
type Car = Omit<typeof captur, 'id'> & { readonly id: string };

const anyCar = fc.record({
  id: fc.uuid(),
  brand: fc.constantFrom('Renault', 'Volvo'),
  model: fc.constantFrom('Captur', 'XC40'),
  category: fc.constantFrom(...carValues.category),
  bodyType: fc.constantFrom(...carValues.bodyType),
  propulsionType: fc.constantFrom(...carValues.propulsionType),
  transmission: fc.constantFrom(...carValues.transmission),
  seats: fc.integer({ min: 2, max: 9 }),
  luggages: fc.integer({ min: 0, max: 6 }),
  extras: fc.subarray(['child-seat', 'ski-rack']),
});

describe('another car', () => {
  test.each([
    ['a class below', { category: 'B' }, ['category']],
    ['a seat less', { seats: 4 }, ['seats']],
    ['less room', { luggages: 2 }, ['luggages']],
    ['a manual instead of an automatic', { transmission: 'MANUAL' }, ['transmission']],
    ['a small one', { category: 'A', seats: 4, luggages: 1 }, ['category', 'seats', 'luggages']],
    ['no place for a chosen extra', { extras: ['ski-rack'] }, ['extras']],
    ['a class above', { category: 'D' }, []],
    ['another body', { bodyType: 'ESTATE' }, []],
  ])('%s', (_, change, lacks) => {
    expect(shortcomings(captur, { ...captur, ...(change as Partial<Car>) })).toEqual(lacks);
  });

  test('an automatic may come instead of a manual', () => {
    expect(shortcomings({ ...captur, transmission: 'MANUAL' }, captur)).toEqual([]);
  });

  test('the likest comes first, and a better class only after every equal car', () => {
    const cars = [
      { ...captur, id: 'better', category: 'D' as const },
      { ...captur, id: 'diesel', model: 'Kadjar', propulsionType: 'DIESEL' as const },
      { ...captur, id: 'estate', model: 'Clio', bodyType: 'ESTATE' as const },
      { ...captur, id: 'lesser', category: 'A' as const },
      { ...captur, id: 'same' },
      captur,
    ];
    expect(likestFirst(captur, cars).map(({ id }) => id)).toEqual([
      'same',
      'diesel',
      'estate',
      'better',
    ]);
  });

  test('whatever is offered lacks nothing, is never the car itself, and no class is given away', () => {
    fc.assert(
      fc.property(anyCar, fc.array(anyCar, { maxLength: 40, size: 'max' }), (booked, cars) => {
        const offered = likestFirst(booked, [...cars, booked]);
        expect(offered.every((car) => shortcomings(booked, car).length === 0)).toBe(true);
        expect(offered.map(({ id }) => id)).not.toContain(booked.id);
        const firstBetter = offered.findIndex((car) => isBetterClass(booked, car));
        const rest = firstBetter === -1 ? [] : offered.slice(firstBetter);
        expect(rest.every((car) => isBetterClass(booked, car))).toBe(true);
        const fits = cars.filter((car) => shortcomings(booked, car).length === 0);
        expect(offered).toHaveLength(fits.filter(({ id }) => id !== booked.id).length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a booking has another car until its own is delivered', () => {
  const startsAt = Temporal.Instant.from('2027-03-20T09:00:00Z');
  const endsAt = startsAt.add({ hours: 48 });
  const before = startsAt.subtract({ minutes: 1 });
  const byClock = { startsAt, endsAt, handovers: 'by-clock', isDelivered: false } as const;
  const recorded = { ...byClock, handovers: 'recorded', status: 'booked' } as const;

  test('while it is open', () => {
    const may = bookingStatuses.filter(
      (status) => mayHaveAnotherCar({ ...byClock, status }, before).ok,
    );
    expect(may).toEqual([
      'pending',
      'confirmed',
      'booked',
      'security-deposit-pending',
      'security-deposit-retry',
    ]);
  });

  test.each([
    [
      'by the clock, until the promised time',
      { ...byClock, status: 'booked' as const },
      startsAt,
      false,
    ],
    ['recorded, however late it is', recorded, startsAt.add({ hours: 5 }), true],
    ['recorded, until the seal', { ...recorded, isDelivered: true }, before, false],
    ['recorded, until the trip would be over', recorded, endsAt, false],
  ])('%s', (_, booking, now, ok) => {
    expect(mayHaveAnotherCar(booking, now).ok).toBe(ok);
  });
});
