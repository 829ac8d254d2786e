import { expect, test } from 'vitest';
import { hasKnownDomain } from './known-domain.ts';

test.each(['ana@gmail.com', 'ana@sapo.pt', 'ana@a.b.co.uk', 'ana@b.museum', 'ana@b.xn--p1ai'])(
  '%s may exist [D-030-001]',
  (email) => {
    expect(hasKnownDomain(email)).toBe(true);
  },
);

test('the samples live where nobody can', () => {
  expect(hasKnownDomain('renter@handover.example')).toBe(true);
});

test.each(['ana@gmail.con', 'ana@handover.invalidtld', 'ana@localhost.local', 'ana@10.0.0.1'])(
  '%s cannot [A-LOGIN-007 D-030-001]',
  (email) => {
    expect(hasKnownDomain(email)).toBe(false);
  },
);
