import { beforeAll, expect, test } from 'vitest';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { bookingStatuses } from '../../../../domain/booking-lifecycle.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { aBooking, aStep, dollars } from '../data/booking.fixture.ts';
import { Cancellation } from './cancellation.tsx';

beforeAll(() => addWords('trips', trips));

test('a trip that is over or came to nothing has no section about cancelling it', () => {
  const shown = bookingStatuses.filter((status) => {
    const data = {
      booking: { ...aBooking, status },
      cancellation: {
        refusal: null,
        isOutsideWindow: true,
        creditOnly: dollars(0),
        steps: [aStep],
      },
      renter: { name: 'Ana Sample', email: 'ana@handover.example', phone: null, isVerified: true },
      rules: someConfig.booking,
      contact: someConfig.contact,
    };
    return rendered(<Cancellation data={data}>{null}</Cancellation>) !== '';
  });
  expect(shown).toEqual(
    bookingStatuses.filter((status) => statusDisplay[status].tab === 'current'),
  );
});
