import { expect, test } from 'vitest';
import { needsRenter } from './needs-renter.ts';

test.each(['/profile', '/profile/', '/bookings', '/booking/1', '/pay/1', '/assets/1/checkout'])(
  '%s needs a renter [A-ROUTE-002 A-ROUTE-003 A-ROUTE-004 R-ROUTE-012]',
  (path) => {
    expect(needsRenter(path)).toBe(true);
  },
);

test('so does what a checkout leads to [A-ROUTE-004 R-ROUTE-010]', () => {
  expect(needsRenter('/assets/1/checkout/2/success')).toBe(true);
});

test.each(['/', '/assets', '/assets/1', '/assets/1/book', '/profiles', '/faq'])(
  '%s is for everybody [R-ROUTE-008]',
  (path) => {
    expect(needsRenter(path)).toBe(false);
  },
);
