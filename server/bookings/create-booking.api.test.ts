import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRecord } from '../../contract/requests.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { laterTrip, lisbonStops, openRental, type Rental } from './rental.fixture.ts';

let app: TestApp;
let rental: Rental;

beforeAll(async () => {
  app = await createTestApp();
  rental = await openRental(app);
});
afterAll(() => app.close());

const atCheckout = { checkout: { profile: 'personal' } };

describe('a booking', () => {
  it('is written with its occupancy, charged, and waits for its deposit', async () => {
    const assetId = await rental.freeCar();
    const quote = await rental.quote(assetId, laterTrip, atCheckout);
    const pending = await rental.request(quote.id, await rental.ownCard());
    expect(pending).toMatchObject({ status: 'pending', kind: 'booking' });
    const ended = await rental.work(pending.id);
    expect(ended).toMatchObject({ status: 'accepted', errorCode: null });
    const booking = await rental.booking(ended.bookingId ?? '');
    expect(booking).toMatchObject({
      status: 'security-deposit-pending',
      total: quote.total,
      charged: quote.total,
      changeRefusal: null,
      cancelRefusal: null,
    });
    expect(booking.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(booking.lines.reduce((sum, { shown }) => sum + shown.amount, 0)).toBe(
      booking.total.amount,
    );
  });
});
