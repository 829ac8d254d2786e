export const bookingStatuses = [
  'pending',
  'confirmed',
  'booked',
  'active',
  'completed',
  'finished',
  'processed',
  'review',
  'cancelled',
  'cancelled-by-user',
  'security-deposit-pending',
  'security-deposit-retry',
  'security-deposit-failed',
  'payment-failed',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** Moved to a later day, a booking waits for its deposit again. */
const fromBooked = [
  'active',
  'security-deposit-pending',
  'cancelled-by-user',
  'cancelled',
] as const;

/** The life of a booking. What is not here does not happen. */
const nextStatuses: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['booked', 'security-deposit-pending', 'payment-failed', 'cancelled'],
  // Handed over while the bank could not be asked, it is active, and its deposit still asked for.
  'security-deposit-pending': [
    'active',
    'booked',
    'security-deposit-retry',
    'cancelled-by-user',
    'cancelled',
  ],
  'security-deposit-retry': [
    'active',
    'booked',
    'security-deposit-pending',
    'security-deposit-failed',
    'cancelled-by-user',
    'cancelled',
  ],
  booked: fromBooked,
  // Old records say confirmed for booked. They live on like any other, and none is made any more.
  confirmed: fromBooked,
  active: ['completed'],
  completed: ['processed', 'review'],
  review: ['processed'],
  processed: ['finished'],
  finished: [],
  cancelled: [],
  'cancelled-by-user': [],
  'security-deposit-failed': [],
  'payment-failed': [],
};

export function canTransition(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to);
}

/**
 * `open`: agreed or being agreed, the renter may still change or cancel, time permitting.
 * `under-way`: the car is out or its return is being settled. `over`: nothing more will happen.
 * `void`: it came to nothing and gives the car's time back.
 */
type Phase = 'open' | 'under-way' | 'over' | 'void';

const phases: Readonly<Record<BookingStatus, Phase>> = {
  pending: 'open',
  'security-deposit-pending': 'open',
  'security-deposit-retry': 'open',
  booked: 'open',
  confirmed: 'open',
  active: 'under-way',
  completed: 'under-way',
  review: 'under-way',
  processed: 'under-way',
  finished: 'over',
  cancelled: 'void',
  'cancelled-by-user': 'void',
  'security-deposit-failed': 'void',
  'payment-failed': 'void',
};

/** Paid, and its car still to be brought. */
export const toDeliver = [
  'booked',
  'confirmed',
  'security-deposit-pending',
  'security-deposit-retry',
] as const satisfies readonly BookingStatus[];

/** Its car is back. */
export const broughtBack = [
  'completed',
  'review',
  'processed',
  'finished',
] as const satisfies readonly BookingStatus[];

export function isOpenToRenter(status: BookingStatus): boolean {
  return phases[status] === 'open';
}

export function releasesCar(status: BookingStatus): boolean {
  return phases[status] === 'void';
}

/** Its first deposit, or the one for a later day, is still to be held. */
export function isBeforeHolding(status: BookingStatus): boolean {
  return isOpenToRenter(status) && status !== 'booked' && status !== 'confirmed';
}

/** No deposit is asked for any more: the return is settled, or the trip came to nothing. */
export function isPastHolding(status: BookingStatus): boolean {
  return phases[status] !== 'open' && !holdsOn.includes(status);
}

/** The car is out, or its return is still looked at. */
const holdsOn: readonly BookingStatus[] = ['active', 'completed', 'review'];

/** The trip took place, so there is something to say about it. */
export function isReviewable(status: BookingStatus): boolean {
  return phases[status] === 'over' || (phases[status] === 'under-way' && status !== 'active');
}

/** Nothing more will happen to it, with or without anybody's doing. */
export function isSettled(status: BookingStatus): boolean {
  return phases[status] === 'over' || phases[status] === 'void';
}

/**
 * Where a renter's cancellation leads; nowhere when it is not theirs to cancel. A booking still
 * pending was never confirmed to them, so it ends like any that did not come about.
 */
export function statusAfterUserCancel(status: BookingStatus): BookingStatus | undefined {
  if (!isOpenToRenter(status)) return undefined;
  return status === 'pending' ? 'cancelled' : 'cancelled-by-user';
}

/** What whoever waits for a new booking is told. */
export function creationOutcome(status: BookingStatus): 'waiting' | 'success' | 'failure' {
  if (status === 'pending') return 'waiting';
  return releasesCar(status) ? 'failure' : 'success';
}
