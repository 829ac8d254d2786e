import { beforeAll, expect, test } from 'vitest';
import { moneyFromUnits, zero } from '../../../domain/money.ts';
import { checkout } from '../../../i18n/en/checkout.ts';
import { addWords } from '../../../i18n/words.ts';
import { rendered } from '../../page/rendered.fixture.tsx';
import { OnTheDay } from './on-the-day.tsx';

beforeAll(() => addWords('checkout', checkout));

const trip = { startsAt: '2027-03-20T09:00:00Z', endsAt: '2027-03-24T09:00:00Z' };
const nothing = zero('EUR');
const step = (how: 'as-credit' | 'none', units: number) => ({
  from: '2027-03-20T08:00:00Z',
  to: trip.startsAt,
  how,
  toCard: nothing,
  toCredit: moneyFromUnits(units, 'EUR'),
  fee: nothing,
  changeFee: nothing,
});
const shown = (...steps: ReturnType<typeof step>[]) =>
  rendered(<OnTheDay trip={trip} timeZone="Europe/Lisbon" steps={steps} />);

test('before payment it says how long the driver waits, and what not being there gives back [D-051-003]', () => {
  const day = shown(step('as-credit', 300), step('as-credit', 250));
  expect(day).toContain('Our driver waits 30 minutes for you.');
  expect(day).toMatch(/Not there by.*09:30.*€250\.00.*back as credit/s);
  expect(day).not.toContain('€300.00');
});

test('what a company has not paid does not come back', () => {
  const day = shown(step('none', 0));
  expect(day).toContain('That counts as cancelling.');
  expect(day).not.toContain('€');
});

test('and from when a return is late, and what that costs [D-053-003]', () => {
  const day = shown(step('as-credit', 250));
  expect(day).toMatch(/Late after.*09:15/s);
  expect(day).toContain(
    'an hour’s share of your daily rate plus 20%. After 4 hours, it’s a full extra day.',
  );
  expect(day).toContain('We’ll refund whole unused days as credit.');
});
