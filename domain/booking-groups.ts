import { type BookingStatus, bookingStatuses } from './booking-lifecycle.ts';

/** How the desk sorts bookings: by what is still to be done about them. */
export const bookingGroups = ['upcoming', 'out', 'returned', 'finished', 'cancelled'] as const;

export type BookingGroup = (typeof bookingGroups)[number];

const groupOf: Readonly<Record<BookingStatus, BookingGroup>> = {
  pending: 'upcoming',
  'security-deposit-pending': 'upcoming',
  'security-deposit-retry': 'upcoming',
  booked: 'upcoming',
  confirmed: 'upcoming',
  active: 'out',
  completed: 'returned',
  review: 'returned',
  processed: 'returned',
  finished: 'finished',
  cancelled: 'cancelled',
  'cancelled-by-user': 'cancelled',
  'security-deposit-failed': 'cancelled',
  'payment-failed': 'cancelled',
};

export const groupOfStatus = (status: BookingStatus): BookingGroup => groupOf[status];

export const statusesIn = (group: BookingGroup): readonly BookingStatus[] =>
  bookingStatuses.filter((status) => groupOf[status] === group);

/** What comes next stands first; of what is over, what was last. */
export const isSoonestFirst = (group: BookingGroup): boolean =>
  group === 'upcoming' || group === 'out';
