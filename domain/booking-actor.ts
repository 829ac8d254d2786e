/** Somebody of staff by their id; `command line` is whoever works on the server itself. */
export type StaffActor = `staff ${string}`;

/** Who took a step of a booking. */
export type BookingActor = 'renter' | 'clock' | 'provider' | StaffActor;

const byRenter = ['requested', 'user-cancel', 'card-changed', 'moved-later', 'company-account'];
const byClock = [
  'delivered',
  'returned',
  'settled',
  'deposit-released',
  'deposit-taken',
  'invoiced',
  'abandoned',
  'no-show',
];

/** Who takes a step for this reason, where nobody of staff does it for them. */
export function usualActor(reason: string): Exclude<BookingActor, StaffActor> {
  if (byRenter.includes(reason) || reason.startsWith('changed:')) return 'renter';
  if (byClock.includes(reason)) return 'clock';
  // Paid or declined, held or refused, disputed: whatever a provider told us, in its own words.
  return 'provider';
}
