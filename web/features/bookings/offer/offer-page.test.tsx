import { beforeAll, expect, test } from 'vitest';
import type { CarOffer } from '../../../../contract/car-offers.ts';
import { fleet } from '../../../../i18n/en/fleet.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking, dollars } from '../data/booking.fixture.ts';
import { OfferNotice } from '../standing/offer-notice.tsx';
import { OfferPage } from './offer-page.tsx';

beforeAll(() => {
  addWords('trips', trips);
  addWords('fleet', fleet);
});

const answerBy = '2026-11-19T20:00:00Z';
const offered = (model: string, isBetter: boolean, saved: number) => ({
  car: { ...aBooking.car, id: `00000000-0000-4000-8000-0000000000${model.length}0`, model },
  isBetter,
  saved: dollars(saved),
  isReserved: true,
});
const offer: CarOffer = {
  bookingId: aBooking.id,
  reason: 'damaged',
  answerBy,
  booked: aBooking.car,
  cars: [offered('V60', true, 68), offered('Polestar', false, 0)],
  refund: { toCard: dollars(404.8), toCredit: dollars(0) },
};
const page = (change: object = {}) =>
  rendered(<OfferPage data={{ booking: aBooking, offer: { ...offer, ...change } }} />);

test('says what happened, what can come, that it costs nothing, and what goes back to the cent', () => {
  const html = page();
  expect(html).toContain(`Your ${aBooking.car.model} can’t make it.`);
  expect(html).toContain('A better car can.');
  expect(html).toContain('came back damaged');
  expect(html).toContain('Take the V60');
  expect(html).toContain('$68.00 off its usual price');
  expect(html).toContain('at no extra cost');
  expect(html).toContain('To pay for the change');
  expect(html).toContain('$0.00');
  expect(html).toContain('refund $404.80 to your card');
  expect(html).toContain('We’ll bring the V60.');
  expect(html).toContain('See 1 other car at this price');
});

test('an equal car is not called better, and credit goes back as credit', () => {
  const html = page({
    cars: [offered('V60', false, 0)],
    refund: { toCard: dollars(0), toCredit: dollars(93) },
  });
  expect(html).toContain('This one can.');
  expect(html).not.toContain('off its usual price');
  expect(html).not.toContain('other car');
  expect(html).toContain('$93.00 back as credit');
});

test('where none of the cars is left, it says what happens, and the refund is still there', () => {
  const html = page({ cars: [] });
  expect(html).toContain('No other car is left.');
  expect(html).toContain('we’ll cancel the trip and refund everything you paid');
  expect(html).not.toContain('This one can.');
  expect(html).toContain('Get a full refund');
});

test('the trip’s page leads there as long as the renter is asked', () => {
  const asked = rendered(<OfferNotice booking={{ ...aBooking, offer: { answerBy } }} />);
  expect(asked).toContain('Please answer by');
  expect(asked).toContain(`/booking/${aBooking.id}/car`);
  expect(rendered(<OfferNotice booking={aBooking} />)).toBe('');
});
