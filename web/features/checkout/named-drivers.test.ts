import { expect, test } from 'vitest';
import { driverProblem, withDrivers } from './named-drivers.ts';

const renter = 'ana@handover.example';

test('each additional driver has an address of their own, and none is the renter', () => {
  const emails = [
    'ben@handover.example',
    '',
    'ben',
    'BEN@handover.example',
    ' Ana@handover.example',
  ];
  expect(emails.map((_, index) => driverProblem(emails, index, renter))).toEqual([
    null,
    'missing',
    'invalid',
    'repeated',
    'repeated',
  ]);
});

test('as many drivers are priced as are named, and the other extras stay', () => {
  const wanted = { carId: 'car', startsAt: 'now', endsAt: 'later', extras: ['driver', 'gps'] };
  expect(withDrivers(wanted, 'driver', 1)).toEqual(wanted);
  expect(withDrivers(wanted, 'driver', 3)).toEqual({ ...wanted, driverCount: 3 });
  expect(withDrivers(wanted, 'driver', 0).extras).toEqual(['gps']);
  expect(withDrivers({ ...wanted, extras: ['gps'] }, 'driver', 2)).toEqual({
    ...wanted,
    extras: ['gps', 'driver'],
    driverCount: 2,
  });
  expect(withDrivers(wanted, undefined, 2)).toEqual(wanted);
});
