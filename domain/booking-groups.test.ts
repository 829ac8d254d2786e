import { expect, test } from 'vitest';
import { bookingGroups, groupOfStatus, isSoonestFirst, statusesIn } from './booking-groups.ts';
import { bookingStatuses, isOpenToRenter, releasesCar } from './booking-lifecycle.ts';

test('every status is in one group', () => {
  const all = bookingGroups.flatMap(statusesIn);
  expect(all.toSorted()).toEqual([...bookingStatuses].toSorted());
});

test('what a renter may still change is upcoming, what gave its car back is cancelled', () => {
  for (const status of bookingStatuses) {
    expect(groupOfStatus(status) === 'upcoming').toBe(isOpenToRenter(status));
    expect(groupOfStatus(status) === 'cancelled').toBe(releasesCar(status));
  }
});

test('what comes next stands first, what is over last', () => {
  expect(bookingGroups.filter(isSoonestFirst)).toEqual(['upcoming', 'out']);
});
