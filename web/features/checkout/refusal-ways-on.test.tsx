import { beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { RefusalWaysOn } from './refusal-ways-on.tsx';

beforeAll(() => addWords('checkout', checkout));

test.each([
  ['car_unavailable', 'See available cars'],
  ['not_signed_in', 'Log in'],
  ['licence_not_verified', 'Go to your profile'],
  ['snap-timeout', 'Your bookings'],
])('after %s, what helps is the solid button: %s', (code, name) => {
  const shown = rendered(<RefusalWaysOn code={code} carPath="/assets/1" cityId="lisbon" />);
  expect(shown).toContain(name);
  expect(shown).toContain('bg-signal-500');
});
