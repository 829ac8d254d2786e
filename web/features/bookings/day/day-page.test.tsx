import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings.ts';
import { day } from '../../../../i18n/en/day.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered, someConfig } from '../../../page/rendered.fixture.tsx';
import { aBooking, aStep, dollars } from '../data/booking.fixture.ts';
import { DayNotice } from '../standing/day-notice.tsx';
import { DayPage } from './day-page.tsx';

beforeAll(() => {
  addWords('day', day);
  addWords('trips', trips);
});

const now = Temporal.Instant.from(someConfig.now);
const at = (minutes: number) => now.add({ minutes }).toString();
const nothing: Booking['onTheWay']['delivery'] = {
  setOutAt: null,
  expectedAt: null,
  arrivedAt: null,
  missedAt: null,
  sealedAt: null,
};
const HOUR = 60;
const DAY = 24 * HOUR;

/** In so many minutes from now the car comes, and four days later it is collected. */
const inMinutes = (minutes: number, change: Partial<Booking> = {}): Booking => ({
  ...aBooking,
  startsAt: at(minutes),
  endsAt: at(minutes + 4 * DAY),
  ...change,
});
const coming = (way: Partial<typeof nothing>, driver: string | null = 'Tiago') => ({
  drivenBy: { delivery: driver, return: driver },
  onTheWay: { delivery: { ...nothing, ...way }, return: nothing },
});
const out = (change: Partial<Booking> = {}) => ({
  status: 'active' as const,
  sealed: { delivery: 'K7QM-4XRD-92WT', return: null },
  ...change,
});

const page = (booking: Booking) =>
  rendered(
    <DayPage
      data={{
        booking,
        cancellation: {
          refusal: null,
          isOutsideWindow: true,
          creditOnly: dollars(0),
          steps: [aStep],
        },
        renter: { name: 'Inês', email: 'ines@handover.example', phone: null, isVerified: true },
        rules: someConfig.booking,
        contact: { email: 'hello@handover.example', phone: '+1 212 555 0100' },
      }}
    />,
  );

describe('the day as its renter sees it', () => {
  test.each([
    ['days before', inMinutes(3 * DAY), 'Your car arrives on', 'Coming up'],
    ['on the day, nobody named', inMinutes(HOUR), 'Our driver will bring your car today', 'Today'],
    [
      'on the way',
      inMinutes(HOUR, coming({ setOutAt: at(-5) })),
      'Tiago is on the way',
      'On the way',
    ],
    [
      'late',
      inMinutes(-20, coming({ setOutAt: at(0) })),
      'Tiago is running 40 minutes late',
      'Running late',
    ],
    ['late, and not yet on the way', inMinutes(-20, coming({})), 'Tiago is running late', 'Sorry'],
    [
      'late, by their own word',
      inMinutes(-20, coming({ setOutAt: at(0), expectedAt: at(50) })),
      'Tiago is running 55 minutes late',
      '05:50am',
    ],
    ['at the door', inMinutes(5, coming({ arrivedAt: at(-2) })), 'Tiago is at your door', '04:58'],
    ['nobody met', inMinutes(-40, coming({ missedAt: at(-1) })), 'can’t find you', 'Call us'],
    [
      'given up',
      inMinutes(-60, { ...coming({ missedAt: at(-9) }), status: 'cancelled-by-user' }),
      'We couldn’t hand over your car',
      'See trip',
    ],
    [
      'sealed',
      inMinutes(-20, out(coming({ sealedAt: at(-10) }))),
      'The car is yours',
      'See handover',
    ],
    [
      'on the road',
      inMinutes(-DAY, out({ ...coming({ sealedAt: at(-DAY) }), canMoveReturn: true })),
      'Enjoy the drive',
      'Keep the car longer',
    ],
    [
      'return today',
      inMinutes(-4 * DAY + HOUR, out(coming({}))),
      'Tiago will collect',
      'All the keys',
    ],
    ['overdue', inMinutes(-5 * DAY, out()), 'Your return time has passed', 'Not back yet'],
    [
      'collected',
      inMinutes(-5 * DAY, {
        status: 'completed',
        sealed: { delivery: 'K7QM-4XRD-92WT', return: 'P3WN-8TKD-5HXC' },
      }),
      'Your car is back with us',
      'See handover',
    ],
    ['cancelled', inMinutes(DAY, { status: 'cancelled' }), 'isn’t going ahead', 'See trip'],
  ])('%s', (_, booking, title, also) => {
    const html = page(booking);
    expect(html).toContain(title);
    expect(html).toContain(also);
    expect(html).not.toContain('{{');
  });

  test('a late driver has a new time, and the one that was told stays', () => {
    const html = page(inMinutes(-20, coming({ setOutAt: at(0) })));
    // New York: told 04:25 to 04:55 in the morning, and half an hour's way from five.
    expect(html).toContain('05:35am');
    expect(html).toContain('we said 04:25am to 04:55am');
  });
});

test('the trip’s page leads there while there is something to follow', () => {
  const notice = (booking: Booking) => rendered(<DayNotice booking={booking} />);
  expect(notice(inMinutes(HOUR, coming({ setOutAt: at(-5) })))).toContain('Tiago is on the way');
  const late = inMinutes(-20, coming({ setOutAt: at(0) }));
  expect(notice(late)).toContain('Now expected at 05:35am');
  expect(notice(inMinutes(-20, coming({})))).toContain('Between 04:25am and 04:55am');
  expect(notice(inMinutes(3 * DAY))).toBe('');
  expect(notice(inMinutes(-DAY, out(coming({ sealedAt: at(-DAY) }))))).toBe('');
});
