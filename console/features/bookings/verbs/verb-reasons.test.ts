import { expect, test } from 'vitest';
import type { DeskBooking } from '../../../../contract/operate/desk-bookings.ts';
import { bookingStatuses, isOpenToRenter } from '../../../../domain/booking-lifecycle.ts';
import { moneyFromUnits } from '../../../../domain/money.ts';
import { deskVerbs, verbsOf, whyNot } from './verb-reasons.ts';

type Facts = Parameters<typeof whyNot>[1];

const facts = (booking: Partial<DeskBooking['booking']>, paidUnits = 100): Facts => ({
  booking: {
    status: 'booked',
    changeRefusal: null,
    openRequest: null,
    lostRefund: null,
    disputed: null,
    ...booking,
  } as DeskBooking['booking'],
  paid: moneyFromUnits(paidUnits, 'EUR'),
  isReplaceable: isOpenToRenter(booking.status ?? 'booked'),
});
const everything = () => true;

test('whoever may not is told which permission it takes, whatever the booking', () => {
  for (const verb of deskVerbs) {
    expect(whyNot(verb, facts({}), () => false)).toMatchObject({ kind: 'role' });
  }
});

test('a booking ahead can be changed, swapped, refunded and cancelled', () => {
  for (const verb of verbsOf(facts({}))) expect(whyNot(verb, facts({}), everything)).toBeNull();
});

test('what the renters’ rules refuse is left to an override', () => {
  const late = facts({ changeRefusal: 'too_late_to_change' });
  expect(whyNot('change', late, everything)).toBeNull();
});

test('a car that is out is neither swapped nor cancelled, and its trip not changed', () => {
  const out = facts({ status: 'active', changeRefusal: 'booking_not_changeable' });
  expect(whyNot('car', out, everything)).toEqual({ kind: 'started' });
  expect(whyNot('change', out, everything)).toEqual({ kind: 'over' });
  expect(whyNot('cancelBooking', out, everything)).toEqual({ kind: 'notCancellable' });
});

test('nothing paid is nothing to refund', () => {
  expect(whyNot('refund', facts({}, 0), everything)).toEqual({ kind: 'nothingPaid' });
});

test('review, process and settle are there when there is something to review, process or settle', () => {
  const of = (booking: Partial<DeskBooking['booking']>) => verbsOf(facts(booking));
  expect(bookingStatuses.filter((status) => of({ status }).includes('review'))).toEqual([
    'completed',
  ]);
  expect(bookingStatuses.filter((status) => of({ status }).includes('process'))).toEqual([
    'completed',
    'review',
  ]);
  expect(of({ lostRefund: moneyFromUnits(5, 'EUR') })).toContain('settle');
  expect(of({})).not.toContain('settle');
});
