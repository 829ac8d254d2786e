import { expect, test } from 'vitest';
import { authRequestIn } from './auth-request.ts';

const request = { mode: 'login', reason: 'reserve', origin: null } as const;

test('the dialog is asked for in the state of the page, beside what the page keeps there', () => {
  expect(authRequestIn({ paymentOption: 'pay-per-day', auth: request })).toEqual(request);
});

test.each([[null], [undefined], ['auth'], [{}], [{ auth: null }], [{ auth: { mode: 'steal' } }]])(
  '%j asks for nothing',
  (state) => {
    expect(authRequestIn(state)).toBeNull();
  },
);
