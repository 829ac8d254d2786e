import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { handover } from '../../../../i18n/en/handover.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking, aDeposit } from '../data/booking.fixture.ts';
import { DepositClock } from './deposit-clock.tsx';

beforeAll(() => addWords('handover', handover));

const clock = (status: Booking['status'], deposit: Partial<typeof aDeposit> | null) =>
  rendered(
    <DepositClock
      booking={{ ...aBooking, status, deposit: deposit && { ...aDeposit, ...deposit } }}
      returnedAt="2026-11-24T14:11:00Z"
    />,
  );
const releasedBy = '2026-11-25T14:11:00Z';

test('says by when the hold is released, and that nothing has to be done for it', () => {
  const html = clock('completed', { releasedBy });
  expect(html).toContain('$350.00');
  expect(html).toContain('We’ll release the hold by Wednesday, Nov 25, 09:11am');
  expect(html).toContain('without you doing anything');
  expect(clock('active', { releasedBy })).toContain('We’ll release the hold by Wednesday');
});

test.each([
  ['a claim', clock.bind(null, 'completed', {}), 'until the charge we asked you about is settled'],
  ['a review', clock.bind(null, 'review', {}), 'while someone takes a closer look'],
  ['its end', clock.bind(null, 'processed', { state: 'released' }), 'We’ve released the hold'],
  ['a part taken', clock.bind(null, 'processed', { state: 'taken' }), 'released the rest'],
])('after %s it says what follows', (_, html, words) => {
  expect(html()).toContain(words);
});

test('is not there without a deposit, nor where its hold has ended by itself', () => {
  expect(clock('completed', null)).toBe('');
  expect(clock('completed', { state: 'lapsed' })).toBe('');
});
