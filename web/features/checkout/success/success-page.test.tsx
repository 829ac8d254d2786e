import { beforeAll, expect, test } from 'vitest';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { price } from '../../../../i18n/en/price.ts';
import { success } from '../../../../i18n/en/success.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { aBooking, aStep, dollars } from '../../bookings/data/booking.fixture.ts';
import { SuccessPage } from './success-page.tsx';

beforeAll(() => {
  for (const [name, texts] of Object.entries({ fleet, price, success, trips })) {
    addWords(name, texts);
  }
});

const company = { name: 'Sample Trading, Lda.', address: '2 Sample Street', vat: 'PT999999990' };
const read = (booking = aBooking) =>
  rendered(
    <SuccessPage
      data={{
        booking,
        cancellation: {
          refusal: null,
          isOutsideWindow: true,
          creditOnly: dollars(0),
          steps: [aStep],
        },
        renter: {
          name: 'Ana Sample',
          email: 'ana@handover.example',
          phone: null,
          isVerified: true,
        },
        rules: someConfig.booking,
        contact: someConfig.contact,
      }}
    />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('shows reference, day of booking, both ends, driver, price, payment and cancellation [R-BOOKING-017 R-CHECKOUT-020 R-CHECKOUT-021 R-CHECKOUT-022 R-CHECKOUT-023 R-CHECKOUT-024 R-CHECKOUT-025 R-CHECKOUT-026]', () => {
  const shown = read();
  for (const part of [
    'Reference number 7KM4QX9T',
    'Booked on Nov 15, 2026',
    'Friday, Nov 20, 09:00am',
    '345 West 58th Street, New York',
    'Tuesday, Nov 24, 09:00am',
    'Driver Name Ana Sample Email ana@handover.example Phone N/A',
    'Paid for 4 days $368.00',
    'Payment details Paid with Visa ending in 4242 Amount $368.00',
    'Cancellation policy Free up to 48 hours before delivery',
  ]) {
    expect(shown).toContain(part);
  }
  expect(shown).not.toMatch(/licence/i);
});

test('for a company it names the company instead of a card [R-CHECKOUT-025]', () => {
  const shown = read({ ...aBooking, paymentProfile: 'business', company, paymentMethod: null });
  expect(shown).toContain(
    'Billed to Sample Trading, Lda. Billing info 2 Sample Street, VAT PT999999990',
  );
});
