import { describe, expect, test } from 'vitest';
import { statusDisplay } from './booking-badges.ts';
import {
  type BookingStatus,
  bookingStatuses,
  canTransition,
  creationOutcome,
  isOpenToRenter,
  isPastHolding,
  isReviewable,
  isSettled,
  releasesCar,
  statusAfterUserCancel,
} from './booking-lifecycle.ts';

const table = `
  pending → booked · security-deposit-pending · payment-failed · cancelled
  security-deposit-pending → booked · security-deposit-retry · cancelled-by-user · cancelled
  security-deposit-retry → booked · security-deposit-failed · cancelled-by-user · cancelled
  security-deposit-retry → security-deposit-pending · active
  security-deposit-pending → active
  booked → active · cancelled-by-user · cancelled · security-deposit-pending
  confirmed → active · cancelled-by-user · cancelled · security-deposit-pending
  active → completed
  completed → processed · review
  review → processed
  processed → finished
`;
const permitted = new Set(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [from = '', to = ''] = row.split('→');
      return to.split('·').map((status) => `${from.trim()} → ${status.trim()}`);
    }),
);
const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const));
const where = (holds: (status: BookingStatus) => boolean) => bookingStatuses.filter(holds).sort();

describe('life of a booking', () => {
  test.each(pairs)('%s to %s as the table says [D-018-001 R-STATE-001]', (from, to) => {
    expect(canTransition(from, to)).toBe(permitted.has(`${from} → ${to}`));
  });

  test('every status is reached, but for the first one and the old synonym', () => {
    const reached = where((to) => bookingStatuses.some((from) => canTransition(from, to)));
    expect(where((status) => !reached.includes(status))).toEqual(['confirmed', 'pending']);
  });

  test('a renter may change or cancel until delivery [R-STATE-014]', () => {
    expect(where(isOpenToRenter)).toEqual([
      'booked',
      'confirmed',
      'pending',
      'security-deposit-pending',
      'security-deposit-retry',
    ]);
  });

  test('wherever a renter may cancel, the table has a way there', () => {
    for (const status of bookingStatuses) {
      const after = statusAfterUserCancel(status);
      expect(after !== undefined).toBe(isOpenToRenter(status));
      if (after) expect(canTransition(status, after)).toBe(true);
    }
    expect(statusAfterUserCancel('booked')).toBe('cancelled-by-user');
    expect(statusAfterUserCancel('pending')).toBe('cancelled');
  });

  test('a void booking releases the car and leads nowhere', () => {
    expect(where(releasesCar)).toEqual([
      'cancelled',
      'cancelled-by-user',
      'payment-failed',
      'security-deposit-failed',
    ]);
    for (const from of where(releasesCar)) {
      expect(bookingStatuses.filter((to) => canTransition(from, to))).toEqual([]);
    }
  });

  const isVoid = ['cancelled', 'cancelled-by-user', 'payment-failed', 'security-deposit-failed'];

  test('nothing more happens to what is finished or came to nothing', () => {
    expect(where(isSettled)).toEqual([...isVoid, 'finished'].sort());
  });

  test('no deposit is asked for once the return is settled, or the car will never go', () => {
    expect(where(isPastHolding)).toEqual([...isVoid, 'finished', 'processed'].sort());
  });

  test('a trip can be reviewed once the car is back', () => {
    expect(where(isReviewable)).toEqual(['completed', 'finished', 'processed', 'review']);
  });

  test('whoever waits for a new booking is told how it went [R-STATE-016 R-STATE-017]', () => {
    expect(creationOutcome('pending')).toBe('waiting');
    expect(creationOutcome('booked')).toBe('success');
    expect(creationOutcome('security-deposit-pending')).toBe('success');
    expect(creationOutcome('payment-failed')).toBe('failure');
    expect(creationOutcome('cancelled')).toBe('failure');
  });
});

describe('how a status is shown', () => {
  test('the current tab [D-018-007 R-STATE-008]', () => {
    expect(where((status) => statusDisplay[status].tab === 'current')).toEqual([
      'active',
      'booked',
      'confirmed',
      'pending',
      'security-deposit-pending',
      'security-deposit-retry',
    ]);
  });

  test('the past tab [R-STATE-009]', () => {
    expect(where((status) => statusDisplay[status].tab === 'past')).toEqual([
      'cancelled',
      'cancelled-by-user',
      'completed',
      'finished',
      'payment-failed',
      'processed',
      'review',
      'security-deposit-failed',
    ]);
  });

  test.each([
    ['grey', ['pending', 'review', 'security-deposit-pending', 'security-deposit-retry']],
    ['red', ['active', 'booked', 'confirmed']],
    ['black', ['cancelled', 'cancelled-by-user', 'completed', 'finished', 'processed']],
    ['failure', ['payment-failed', 'security-deposit-failed']],
  ])(
    '%s badges [D-018-007 D-019-001 R-BOOKING-004 R-STATE-010 R-STATE-011 R-STATE-012 R-STATE-013]',
    (colour, statuses) => {
      expect(where((status) => statusDisplay[status].colour === colour)).toEqual(statuses);
    },
  );

  test('deposit waits read as pending, failures as failed, the rest by their own name [D-019-002]', () => {
    for (const status of bookingStatuses) {
      const { label } = statusDisplay[status];
      if (status.endsWith('-failed')) expect(label).toBe('failed');
      else if (status.startsWith('security-deposit')) expect(label).toBe('pending');
      else expect(label).toBe(status);
    }
  });
});
