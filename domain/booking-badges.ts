import type { BookingStatus } from './booking-lifecycle.ts';
import type { MoneyStanding } from './money-standing.ts';

export type BookingTab = 'current' | 'past';
export type BadgeColour = 'grey' | 'red' | 'black' | 'failure';

/** Names the badge's text: both deposit waits read as pending, both failures as failed. */
export type BadgeLabel =
  | Exclude<BookingStatus, `security-deposit-${string}` | 'payment-failed'>
  | 'billed'
  | 'failed';

export type StatusDisplay = {
  readonly tab: BookingTab;
  readonly colour: BadgeColour;
  readonly label: BadgeLabel;
};

export const statusDisplay: Readonly<Record<BookingStatus, StatusDisplay>> = {
  pending: { tab: 'current', colour: 'grey', label: 'pending' },
  'security-deposit-pending': { tab: 'current', colour: 'grey', label: 'pending' },
  'security-deposit-retry': { tab: 'current', colour: 'grey', label: 'pending' },
  confirmed: { tab: 'current', colour: 'red', label: 'confirmed' },
  booked: { tab: 'current', colour: 'red', label: 'booked' },
  active: { tab: 'current', colour: 'red', label: 'active' },
  completed: { tab: 'past', colour: 'black', label: 'completed' },
  finished: { tab: 'past', colour: 'black', label: 'finished' },
  processed: { tab: 'past', colour: 'black', label: 'processed' },
  review: { tab: 'past', colour: 'grey', label: 'review' },
  cancelled: { tab: 'past', colour: 'black', label: 'cancelled' },
  'cancelled-by-user': { tab: 'past', colour: 'black', label: 'cancelled-by-user' },
  'security-deposit-failed': { tab: 'past', colour: 'failure', label: 'failed' },
  'payment-failed': { tab: 'past', colour: 'failure', label: 'failed' },
};

/** A company's trip is not called paid before it is. */
export function badgeOf(status: BookingStatus, money: MoneyStanding): StatusDisplay {
  const display = statusDisplay[status];
  return display.label === 'booked' && money === 'billed'
    ? { ...display, label: 'billed' }
    : display;
}
