import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type ApiClient, ApiError } from '../../contract/client.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import { someConfig } from '../page/rendered.fixture.tsx';
import { apiContext } from '../request-context.ts';
import { loader } from './car.tsx';

const city = {
  id: 'lisbon',
  name: 'Lisbon',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  turnaroundMinutes: 120,
  supportPhone: null,
  taxDivisorBasisPoints: 12_300,
  deposit: { creditCard: moneyFromUnits(350, 'EUR'), debitCard: moneyFromUnits(600, 'EUR') },
};
const car = { id: '1', brand: 'Kia', model: 'Picanto', extraIds: [], city };
const reviews = { rating: null, reviews: [] };

async function load(reviewsEnabled: boolean, isThere = true) {
  const listReviews = vi.fn(async () => reviews);
  const missing = new ApiError({ code: 'not_found', message: '' }, 404);
  const api = {
    getCar: () =>
      isThere
        ? Promise.resolve({ ...car, pricePerDay: moneyFromUnits(31, 'EUR') })
        : Promise.reject(missing),
    getConfig: async () => ({ ...someConfig, flags: { ...someConfig.flags, reviewsEnabled } }),
    listExtras: async () => ({ extras: [] }),
    listInsurances: async () => ({ insurances: [] }),
    listCityAreas: async () => ({ areas: [] }),
    listOccupiedDates: async () => ({ dates: [], events: [] }),
    listReviews,
  } as unknown as ApiClient;
  const context = new RouterContextProvider(new Map([[apiContext, api]]) as never);
  const request = new Request('https://handover.example/assets/1');
  const answer = await loader({ context, request, params: { id: '1' } } as never);
  return { answer, listReviews };
}

test('reviews come with the page of a car while they are switched on [R-CAR-014]', async () => {
  const { answer } = await load(true);
  expect(answer.data?.reviews).toBe(reviews);
});

test('switched off, they are neither asked for nor shown [R-CAR-014]', async () => {
  const { answer, listReviews } = await load(false);
  expect(answer.data?.reviews).toBeNull();
  expect(listReviews).not.toHaveBeenCalled();
});

test('without any dates the price is that of three days from tomorrow, with fee, taxes and deposit', async () => {
  const { answer } = await load(true);
  expect(answer.data?.car.price).toMatchObject({
    status: 'asking',
    price: {
      days: 3,
      total: moneyFromUnits(93, 'EUR'),
      includesTaxes: { amount: 173_903 },
      deposit: city.deposit,
    },
  });
});

test('a car that is not there is answered with 404 [R-CALL-004]', async () => {
  const { answer } = await load(true, false);
  expect([answer.data, answer.init?.status]).toEqual([null, 404]);
});
