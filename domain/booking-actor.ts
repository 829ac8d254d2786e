import type { StepKind } from './history-step.ts';

/** Somebody of staff by their id; `command line` is whoever works on the server itself. */
export type StaffActor = `staff ${string}`;

/** Who took a step of a booking. */
export type BookingActor = 'renter' | 'clock' | 'provider' | StaffActor;

const byRenter: readonly StepKind[] = [
  'requested',
  'user-cancel',
  'card-changed',
  'changed',
  'moved-later',
  'company-account',
];
const byClock: readonly StepKind[] = [
  'delivered',
  'returned',
  'settled',
  'deposit-released',
  'deposit-taken',
  'invoiced',
  'abandoned',
  'no-show',
];

/** Who takes a step of this kind, where nobody of staff does it for them. */
export function usualActor(kind: StepKind): Exclude<BookingActor, StaffActor> {
  if (byRenter.includes(kind)) return 'renter';
  if (byClock.includes(kind)) return 'clock';
  // Paid or declined, held or refused, disputed: whatever a provider told us.
  return 'provider';
}
