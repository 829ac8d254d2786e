import { beforeAll, expect, test } from 'vitest';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { aBooking } from '../data/booking.fixture.ts';
import { ReplacedNotice } from './replaced-notice.tsx';

beforeAll(() => addWords('trips', trips));

const replaced = { brand: 'Fiat', model: '500', reason: 'late', isBetterNow: false } as const;

test('says which car comes, why, and that nothing else changes', () => {
  const html = rendered(<ReplacedNotice booking={{ ...aBooking, replaced }} />);
  expect(html).toContain(`We’re bringing the ${aBooking.car.brand} ${aBooking.car.model}`);
  expect(html).toContain('Your Fiat 500 isn’t back from its last trip.');
  expect(html).toContain('price stay the same');
  expect(html).not.toContain('class above');
});

test('says that a better class costs nothing', () => {
  const better = { ...replaced, isBetterNow: true };
  expect(rendered(<ReplacedNotice booking={{ ...aBooking, replaced: better }} />)).toContain(
    'class above the one you booked, at no extra cost',
  );
});

test('is gone once the trip is over, and while the booked car comes', () => {
  expect(rendered(<ReplacedNotice booking={aBooking} />)).toBe('');
  const over = { ...aBooking, status: 'finished', replaced } as const;
  expect(rendered(<ReplacedNotice booking={over} />)).toBe('');
});
