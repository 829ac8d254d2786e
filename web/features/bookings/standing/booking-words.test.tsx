import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking, BookingSummary } from '../../../../contract/bookings.ts';
import { type BookingStatus, bookingStatuses } from '../../../../domain/booking-lifecycle.ts';
import type { DepositState } from '../../../../domain/policies/deposit-state.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { price } from '../../../../i18n/en/price.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { ChangeCard } from '../change/change-card.tsx';
import { aBooking, aDeposit, dollars } from '../data/booking.fixture.ts';
import type { BookingData } from '../data/load-booking.ts';
import type { BookingWorkState } from '../data/use-booking-work.ts';
import { useStopWords } from '../data/use-stop-words.ts';
import { BookedPrice } from './booked-price.tsx';
import { BookingList } from './booking-list.tsx';
import { DepositApproval } from './deposit-approval.tsx';
import { Driver } from './driver.tsx';
import { KeyCard } from './key-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TripStanding } from './trip-standing.tsx';
import { VerifyNotice } from './verify-notice.tsx';

beforeAll(() => {
  addWords('trips', trips);
  addWords('fleet', fleet);
  addWords('price', price);
});

const releasedBy = '2026-11-25T14:11:00Z';

function Where({ trip }: { trip: BookingSummary }) {
  const words = useStopWords(trip);
  return `${words.delivery.where} | ${words.return.where} | ${words.return.when}`;
}

describe('the badge of a booking', () => {
  test('has the agreed words for every status [D-019-002 R-BOOKING-010 R-STATE-002 R-STATE-003 R-STATE-004 R-STATE-005 R-STATE-006]', () => {
    const texts = bookingStatuses.map((status) => {
      const shown = rendered(<StatusBadge status={status} money={aBooking.money} />).replaceAll(
        /<[^>]+>/g,
        '',
      );
      return [status, shown.replaceAll('&amp;', '&')];
    });
    expect(Object.fromEntries(texts)).toEqual({
      pending: 'Pending',
      confirmed: 'Confirmed',
      booked: 'Verified & Fully Paid',
      active: 'Active',
      completed: 'Completed',
      finished: 'Finished',
      processed: 'Booking Processed',
      review: 'In Review',
      cancelled: 'Cancelled',
      'cancelled-by-user': 'Cancelled by user',
      'security-deposit-pending': 'Pending',
      'security-deposit-retry': 'Pending',
      'security-deposit-failed': 'Failed',
      'payment-failed': 'Failed',
    });
  });

  test('has the warning sign for a failure, and only then [R-STATE-013]', () => {
    const signed = bookingStatuses.filter((status) =>
      rendered(<StatusBadge status={status} money={aBooking.money} />).includes('<svg'),
    );
    expect(signed.toSorted()).toEqual(['payment-failed', 'security-deposit-failed']);
  });
});

describe('where the car is brought and collected', () => {
  const read = (change: Partial<BookingSummary>) =>
    rendered(<Where trip={{ ...aBooking, ...change }} />);

  test('is said with both addresses and the day in words', () => {
    expect(read({})).toBe(
      '345 West 58th Street, New York | 19 East 72nd Street, New York | Tuesday, Nov 24, 09:00am',
    );
  });

  test('the return at the delivery address reads “same address as delivery” [R-BOOKING-013]', () => {
    expect(read({ return: aBooking.delivery })).toContain('| Same address as delivery |');
  });

  test('an address that is missing reads N/A [R-BOOKING-014]', () => {
    expect(read({ return: { ...aBooking.return, name: ' ' } })).toContain('| N/A |');
  });
});

test('a booking that failed leads to its car once more, one in review to why [R-BOOKING-024]', () => {
  const waysOn = bookingStatuses.flatMap((status) => {
    const shown = rendered(<TripStanding booking={{ ...aBooking, status }} />);
    return [...shown.matchAll(/href="([^"]*)"/g)].map(([, to]) => `${status} ${to}`);
  });
  expect(waysOn.toSorted()).toEqual([
    `payment-failed /assets/${aBooking.car.id}`,
    'review /faq#review',
    `security-deposit-failed /assets/${aBooking.car.id}`,
  ]);
});

test('a deposit is promised back within hours of the return, but not while the return is looked at [R-BOOKING-025]', () => {
  const shown = (status: 'completed' | 'review') =>
    rendered(
      <BookedPrice booking={{ ...aBooking, status, deposit: { ...aDeposit, releasedBy } }} />,
    );
  expect(shown('completed')).toContain('release it within 24 business hours of your return');
  expect(shown('review')).not.toContain('business hours');
  expect(shown('review')).toContain('while we review your return');
});

test('while a claim puts it off, the deposit is promised once that is settled, and at no hour', () => {
  const read = (change: Partial<typeof aDeposit>, status: BookingStatus = 'completed') => {
    const booking: Booking = { ...aBooking, status, deposit: { ...aDeposit, ...change } };
    const page = (
      <>
        <TripStanding booking={booking} />
        <BookedPrice booking={booking} />
      </>
    );
    return rendered(page).replaceAll(/<[^>]+>/g, ' ');
  };
  expect(read({ releasedBy: null })).not.toContain('business hours');
  expect(read({ releasedBy: null })).toContain('Once the claim is settled.');
  expect(read({ releasedBy: null })).toContain('until the claim is settled. It’s not a charge.');
  expect(read({ releasedBy })).toContain('business hours');
  expect(read({ releasedBy: null }, 'active')).toContain('business hours');
  expect(read({ releasedBy: null, state: 'released' }, 'processed')).toContain(
    'We’ve released the $350.00 hold.',
  );
});

test('a deposit that was not renewed is not said to be held, and never after it has lapsed [D-010-007]', () => {
  const read = (status: BookingStatus, state: DepositState) => {
    const booking = { ...aBooking, status, deposit: { ...aDeposit, state } };
    const page = (
      <>
        <TripStanding booking={booking} />
        <BookedPrice booking={booking} />
      </>
    );
    return rendered(page).replaceAll(/<[^>]+>/g, ' ');
  };
  expect(read('active', 'held')).toContain('Deposit hold in place');
  expect(read('active', 'lapsing')).toContain('Deposit hold not renewed');
  expect(read('active', 'lapsing')).toContain(
    'It ends on Nov 25, 09:00am. Please call or email us',
  );
  expect(read('active', 'lapsing')).toContain(
    'We’re holding $350.00 on Visa ending in 4242 until Nov 25',
  );
  expect(read('active', 'lapsed')).toContain(
    'It ended on Nov 25, 09:00am. Please call or email us',
  );
  expect(read('active', 'lapsed')).not.toMatch(/hold in place|We’re holding|business hours/);
  for (const status of ['completed', 'review'] as const) {
    expect(read(status, 'lapsed')).toContain(
      'ended on its own on Nov 25, 09:00am. You weren’t charged',
    );
    expect(read(status, 'lapsed')).not.toMatch(/We’re holding|business hours|release the hold/);
  }
  for (const status of ['booked', 'active', 'completed', 'review'] as const) {
    expect(read(status, 'renewing')).toContain('asking your bank for a new one');
    expect(read(status, 'renewing')).not.toMatch(/hold in place|We’re holding|business hours/);
  }
  expect(read('review', 'lapsing')).not.toContain('Your trip goes ahead');
  // Handed over before its deposit could be held.
  expect(read('active', 'failed')).toContain('Your trip goes ahead as booked. Please call');
  for (const status of ['active', 'completed', 'review'] as const) {
    expect(read(status, 'failed')).toContain('Deposit hold declined');
    expect(read(status, 'failed')).not.toMatch(/hold in place|We’re holding/);
  }
});

test('a hold that the bank wants approved is said to wait, with its time, and what is held until then', () => {
  const read = (status: BookingStatus, change: Partial<typeof aDeposit>) => {
    const booking = { ...aBooking, status, deposit: { ...aDeposit, ...change } };
    const approval = {
      state: { phase: 'idle' } as const,
      isBusy: false,
      approve() {},
      forgetRefusal() {},
    };
    const page = (
      <>
        <DepositApproval booking={booking} approval={approval} onOtherCard={() => {}} />
        <TripStanding booking={booking} />
        <BookedPrice booking={booking} />
      </>
    );
    return rendered(page).replaceAll(/<[^>]+>/g, ' ');
  };
  const by = '2026-11-19T02:00:00Z';
  const before = read('security-deposit-retry', {
    state: 'to-approve',
    lapsesAt: null,
    approval: { by },
  });
  expect(before).toContain('Approve it by Nov 18, 09:00pm to keep your trip');
  expect(before).toContain('Approve your deposit hold');
  expect(before).toContain('Use another card');
  expect(before).not.toMatch(/hold in place|We’re holding|declined/);
  const renewed = read('active', { state: 'held', approval: { by: aDeposit.lapsesAt } });
  expect(renewed).toContain('The one you have ends on Nov 25, 09:00am');
  expect(renewed).toContain('holding $350.00 until Nov 25, 09:00am');
  expect(renewed).not.toMatch(/Use another card/);
  const ended = read('active', { state: 'renewing', approval: { by: null } });
  expect(ended).toContain('Your deposit hold has ended');
  expect(ended).not.toMatch(/hold in place|We’re holding/);
  expect(read('booked', {})).not.toContain('Approve');
});

test('bookings that did not arrive are said to be safe, and can be asked for again [R-BOOKING-006]', () => {
  const shown = rendered(<BookingList answer={{ kind: 'failed' }} tab="current" />);
  expect(shown).toContain('We couldn’t load your bookings');
  expect(shown).toContain('Try again');
  expect(shown).not.toContain('No upcoming trips');
});

test('the car is told with its days and what it is [R-BOOKING-011]', () => {
  const shown = rendered(<KeyCard booking={aBooking} change={null} />);
  expect(shown).toContain('Volvo XC40, 4 days');
  expect(shown).toContain('Family · 5 seats · Automatic · Hybrid');
});

test('of the driver name, e-mail and phone are shown, N/A without a phone, and no licence [R-BOOKING-016]', () => {
  const renter = { name: 'Ana', email: 'ana@handover.example', phone: null, isVerified: true };
  const facts = (shown: string) => [...shown.matchAll(/<d[td][^>]*>([^<]+)</g)].map(([, it]) => it);
  expect(facts(rendered(<Driver renter={renter} />))).toEqual([
    'Name',
    'Ana',
    'Email',
    'ana@handover.example',
    'Phone',
    'N/A',
  ]);
});

test('whoever is no longer verified is asked to be, until the trip begins [A-SAFE-029]', () => {
  const noticeAt = (status: BookingStatus, isVerified: boolean) => {
    const renter = { name: 'Ana', email: 'ana@handover.example', phone: null, isVerified };
    return rendered(<VerifyNotice booking={{ ...aBooking, status }} renter={renter} />);
  };
  expect(noticeAt('booked', false)).toContain('Please verify your documents again');
  expect(noticeAt('booked', false)).toContain('href="/profile#documents"');
  expect(noticeAt('booked', true)).toBe('');
  expect(noticeAt('active', false)).toBe('');
  expect(noticeAt('cancelled', false)).toBe('');
});

test('another card for the deposit is named beside the one that paid', () => {
  const other = {
    id: '00000000-0000-4000-8000-000000000044',
    brand: 'mastercard',
    last4: '4444',
    expMonth: 9,
    expYear: 2030,
    wallet: null,
  };
  const booking = { ...aBooking, paymentMethod: other, deposit: { ...aDeposit, card: other } };
  const page = (
    <>
      <TripStanding booking={booking} />
      <BookedPrice booking={booking} />
    </>
  );
  const shown = rendered(page).replaceAll(/<[^>]+>/g, ' ');
  expect(shown).toMatch(/Paid with Personal profile\s+Visa ending in 4242/);
  expect(shown).toMatch(/Deposit hold and changes\s+Mastercard ending in 4444/);
  expect(shown).toContain('We’re holding $350.00 on Mastercard ending in 4444');
  expect(shown).toContain('$350.00 on Mastercard ending in 4444. It’s not a charge');
  expect(shown).not.toContain('the same card');
});

test('a trip paid with credit alone names the card of its deposit: there is no “same” one', () => {
  const booking = { ...aBooking, charged: dollars(0), creditUsed: aBooking.total };
  const shown = rendered(<TripStanding booking={booking} />);
  expect(shown).toContain('$350.00 on Visa ending in 4242. It’s not a charge');
  expect(rendered(<TripStanding booking={aBooking} />)).toContain('on the same card');
});

test('the card can be changed until delivery, unless a company pays', () => {
  const work = { isBusy: false } as BookingWorkState;
  const offers = (change: Partial<Booking>) => {
    const data = { booking: { ...aBooking, ...change } } as BookingData;
    const dialog = { data, work, isOpen: false, onOpen: () => {}, onClose: () => {} };
    return rendered(<ChangeCard {...dialog} />).includes('Change card');
  };
  expect(bookingStatuses.filter((status) => offers({ status }))).toEqual([
    'confirmed',
    'booked',
    'security-deposit-pending',
    'security-deposit-retry',
  ]);
  expect(offers({ paymentProfile: 'business' })).toBe(false);
});

test('a payment that the bank looks into is mentioned in one sentence, and only then', () => {
  const disputed = aBooking.total;
  const said = 'Your bank is looking into your payment of';
  expect(rendered(<TripStanding booking={{ ...aBooking, disputed }} />)).toContain(said);
  expect(rendered(<TripStanding booking={aBooking} />)).not.toContain(said);
});
