import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingSummary } from '../../../../contract/bookings.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking, dollars } from '../data/booking.fixture.ts';
import { BookingCard } from './booking-card.tsx';

beforeAll(() => addWords('trips', trips));

describe('the sentence beside the badge', () => {
  const read = (money: Partial<BookingSummary['money']>, status: BookingSummary['status']) =>
    rendered(
      <BookingCard booking={{ ...aBooking, status, money: { ...aBooking.money, ...money } }} />,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&');

  test('says what is paid and what is to come', () => {
    expect(read({ standing: 'deposit-planned' }, 'security-deposit-pending')).toContain(
      'Paid. Deposit of $350 on Nov 18',
    );
    expect(read({}, 'booked')).toContain('Paid. Deposit of $350 held');
    expect(read({ standing: 'refunded', refunded: dollars(368) }, 'cancelled-by-user')).toContain(
      '$368.00 refunded to your card',
    );
  });

  test('a trip that credit paid still has its price', () => {
    expect(read({ price: dollars(93) }, 'booked')).toContain('$93.00');
  });

  test('a company’s trip is billed before it is paid [D-049-001]', () => {
    const billed = read({ standing: 'billed', deposit: null, depositAt: null }, 'booked');
    expect(billed).toContain('Verified & Billed');
    expect(billed).toContain('Billed to your company');
    expect(read({ standing: 'paid-by-company' }, 'booked')).toContain('Verified & Fully Paid');
  });
});
