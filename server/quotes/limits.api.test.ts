import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { PromoCodeList } from '../../contract/profile.ts';
import { laterTrip, openRental, type Rental } from '../testing/rentals/rental.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let renter: Rental;
let carId: string;
let goodCode: string;

beforeAll(async () => {
  app = await createTestApp();
  renter = await openRental(app);
  carId = await renter.freeCar();
  const { current } = await renter.read('/api/me/promo-codes', PromoCodeList);
  goodCode =
    current.find(({ cityName, discount }) => !cityName && discount.kind === 'percent')?.code ?? '';
});
afterAll(() => app.close());

/** What comes of asking for a price with a promo code. */
async function tried(promoCode: string | null, { send }: Rental = renter): Promise<string> {
  const checkout = { profile: 'personal', promoCode };
  const answer = await send('POST', '/api/quotes', { carId, ...laterTrip, checkout });
  return answer.ok ? 'good' : ErrorAnswer.parse(await answer.json()).error.code;
}

async function triedAll(codes: readonly string[]): Promise<string[]> {
  const outcomes = [];
  for (const code of codes) outcomes.push(await tried(code));
  return outcomes;
}

it('a renter guesses ten promo codes in 15 minutes, and no more; a good one costs no guess [R-MONEY-021]', async () => {
  expect(await triedAll(Array(12).fill(goodCode))).toEqual(Array(12).fill('good'));
  const guesses = Array.from({ length: 10 }, (_, n) => `GUESS${n}`);
  expect(await triedAll(guesses)).toEqual(Array(10).fill('promo_unknown'));
  // From here on nobody learns which code is good, but a price can still be had.
  expect(await triedAll(['GUESS10', goodCode])).toEqual(Array(2).fill('too_many_requests'));
  expect(await tried(null)).toBe('good');
  expect(await tried('GUESS0', await openRental(app, 'business@handover.example'))).toBe(
    'promo_unknown',
  );
  const { clock } = app.deps;
  await clock.moveTo(clock.now().add({ minutes: 16 }));
  expect(await tried(goodCode)).toBe('good');
});
