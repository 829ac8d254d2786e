import type { Booking } from '../../../../contract/bookings.ts';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import {
  type BookingStatus,
  isOpenToRenter,
  releasesCar,
} from '../../../../domain/booking-lifecycle.ts';
import type { DepositState } from '../../../../domain/policies/deposit-state.ts';
import type { StopState } from '../../../../ui/route-line.tsx';

type StandingId =
  | 'paid'
  | 'deposit'
  | 'delivery'
  | 'return'
  | 'released'
  | 'closed'
  | 'ended'
  | 'refunded'
  | 'credited'
  | 'lost';

export interface Standing {
  readonly id: StandingId;
  readonly state: StopState;
}

type Way = readonly StandingId[];

const withDeposit: Way = ['paid', 'deposit', 'delivery', 'return', 'released'];
const withoutDeposit: Way = ['paid', 'delivery', 'return', 'closed'];

/** Where a trip stands on its way: what is behind it, what is now, what is to come. */
export function standingOf(booking: Booking): Standing[] {
  if (releasesCar(booking.status)) return endOf(booking);
  const way = booking.deposit ? withDeposit : withoutDeposit;
  const now = way.indexOf(presentOf(booking.status, booking.deposit !== null));
  return way.map((id, index) => {
    const isWaiting = id === 'deposit' && wantsDeposit(booking);
    return { id, state: isWaiting ? 'waiting' : stateAt(index, now, booking.status) };
  });
}

/** The car is out or about to be, and its deposit is not held to the end: that is to be settled. */
export function wantsDeposit({ status, deposit }: Pick<Booking, 'status' | 'deposit'>): boolean {
  const isMissing =
    deposit !== null && (deposit.approval !== null || missing.includes(deposit.state));
  return isMissing && (isOpenToRenter(status) || status === 'active');
}

/**
 * What depends on an approval: the trip, the hold that still stands, a new one for what has ended, or the first one of a
 * car that was handed over before it.
 */
export function approvalFor({
  status,
  deposit,
}: Pick<Booking, 'status' | 'deposit'>): 'trip' | 'renewal' | 'ended' | 'owed' {
  if (deposit?.state === 'held' || deposit?.state === 'lapsing') return 'renewal';
  if (deposit?.lapsesAt) return 'ended';
  return isOpenToRenter(status) ? 'trip' : 'owed';
}

const missing: readonly DepositState[] = ['lapsing', 'renewing', 'lapsed', 'failed'];

function stateAt(index: number, now: number, status: BookingStatus): StopState {
  if (now === -1 || index < now) return 'done';
  if (index > now) return 'next';
  return waiting.includes(status) ? 'waiting' : 'live';
}

/** Somebody else has to act: the bank, or we. */
const waiting: readonly BookingStatus[] = [
  'pending',
  'security-deposit-pending',
  'security-deposit-retry',
  'completed',
  'review',
];

/** The stop a trip has not passed yet; `ended` when it has passed them all. */
function presentOf(status: BookingStatus, hasDeposit: boolean): StandingId {
  switch (status) {
    case 'pending':
      return 'paid';
    case 'security-deposit-pending':
    case 'security-deposit-retry':
      return hasDeposit ? 'deposit' : 'delivery';
    case 'booked':
    case 'confirmed':
      return 'delivery';
    case 'active':
      return 'return';
    case 'completed':
    case 'review':
      return hasDeposit ? 'released' : 'closed';
    default:
      return 'ended';
  }
}

function endOf({
  status,
  charged,
  creditUsed,
  refunded,
  credited,
  lostRefund,
}: Booking): Standing[] {
  const isPaid = charged.amount > 0 || creditUsed.amount > 0;
  const wasPaid = isPaid && status !== 'payment-failed';
  const ids: StandingId[] = [
    ...(wasPaid ? (['paid'] as const) : []),
    'ended',
    ...(refunded.amount > 0 ? (['refunded'] as const) : []),
    ...(credited.amount > 0 ? (['credited'] as const) : []),
  ];
  // What failed is no step that was made: its pin is plain, not that of a stop behind us.
  const hasFailed = statusDisplay[status].label === 'failed';
  const ends = ids.map(
    (id): Standing => ({ id, state: id === 'ended' && hasFailed ? 'planned' : 'done' }),
  );
  return lostRefund ? [...ends, { id: 'lost', state: 'waiting' }] : ends;
}
