import { beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../i18n/en/checkout.ts';
import { errors } from '../../../i18n/en/errors.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { HoldNotice } from './hold-notice.tsx';

beforeAll(() => {
  addWords('checkout', checkout);
  addWords('errors', errors);
});

const refused = (heldMinutes: number | null) =>
  rendered(
    <HoldNotice
      hold={{ state: { status: 'refused', code: 'car_unavailable' }, renew: () => {} }}
      own={null}
      carName="Kia Picanto"
      carPath="/assets/1"
      cityId="lisbon"
      heldMinutes={heldMinutes}
    />,
  );

test('a car that somebody else is paying for may be free again soon; one that is booked is not', () => {
  expect(refused(8)).toMatch(/Someone is booking it.* 8 minutes\./);
  expect(refused(null)).not.toContain('minutes');
});
