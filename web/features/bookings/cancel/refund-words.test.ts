import { beforeAll, describe, expect, test } from 'vitest';
import type { CancellationTimeline } from '../../../../contract/bookings.ts';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords, words } from '../../../../i18n/words.ts';
import { aBooking, aStep, dollars } from '../data/booking.fixture.ts';
import { refundStops, refundText } from './refund-words.ts';

beforeAll(() => addWords('trips', trips));
const t = words.getFixedT('en', 'trips');

const asCredit = (from: string, to: string, units: number, fee: number) => ({
  ...aStep,
  from,
  to,
  how: 'as-credit' as const,
  toCard: dollars(0),
  toCredit: dollars(units),
  fee: dollars(fee),
});
const window48 = asCredit('2026-11-18T14:00:00Z', '2026-11-20T11:00:00Z', 368, 0);
const window3 = asCredit('2026-11-20T11:00:00Z', '2026-11-20T13:00:00Z', 343, 25);
const window1 = asCredit('2026-11-20T13:00:00Z', '2026-11-20T14:00:00Z', 318, 50);

const text = (timeline: Partial<CancellationTimeline>) =>
  refundText(
    t,
    { refusal: null, isOutsideWindow: false, creditOnly: dollars(0), steps: [], ...timeline },
    48,
  );

describe('what the cancel dialog says', () => {
  test('outside the window everything goes back to the card [R-CANCEL-002 R-CANCEL-005 R-CANCEL-013]', () => {
    expect(text({ isOutsideWindow: true, steps: [aStep, window48] })).toBe(
      'Delivery is more than 48 hours away. Cancel now and we’ll refund $368.00 to your card in 7 to 15 days.',
    );
  });

  test('what was paid with credit comes back as credit', () => {
    const both = { ...aStep, toCard: dollars(300), toCredit: dollars(68) };
    expect(text({ steps: [both] })).toContain(
      'we’ll refund $300.00 to your card in 7 to 15 days, and $68.00 as credit',
    );
    const onlyCredit = { ...aStep, toCard: dollars(0), toCredit: dollars(368) };
    expect(text({ steps: [onlyCredit] })).toContain('we’ll refund $368.00 as credit');
  });

  test('inside it is credit, less the fee when it is late [R-CANCEL-005]', () => {
    expect(text({ steps: [window48] })).toContain('you’ll get $368.00 as credit');
    expect(text({ steps: [window3] })).toContain('$343.00 as credit. We’ll keep $25.00 as a fee.');
    const all = asCredit(window1.from, window1.to, 0, 40);
    expect(text({ steps: [all] })).toContain('is $40.00, which is all you’ve paid');
  });

  test('the fee of a late change stays paid, and both the text and the timeline say so', () => {
    const changed = { ...aStep, toCard: dollars(368), changeFee: dollars(25) };
    expect(text({ steps: [changed] })).toContain(
      'we’ll refund $368.00 to your card in 7 to 15 days. The late change fee of $25.00 isn’t refundable.',
    );
    const [stop] = refundStops(t, [changed], 'America/New_York');
    expect(stop?.note).toBe(
      'to your card, in 7 to 15 days; the late change fee of $25.00 isn’t refundable',
    );
  });

  test('what was paid before a change inside the window comes back as credit, and it says why', () => {
    const moved = { ...aStep, toCard: dollars(0), toCredit: dollars(338), fee: dollars(30) };
    expect(text({ creditOnly: dollars(368), steps: [moved] })).toBe(
      'Delivery is more than 48 hours away. Cancel now and we’ll refund $338.00 as credit. You changed this trip less than 48 hours before delivery, so we’ll refund the $368.00 you’d paid by then as credit. We’ll keep $30.00 as a fee.',
    );
    const [stop] = refundStops(t, [moved], 'America/New_York');
    expect(stop?.note).toBe('as credit for your next trip; minus a $30.00 fee');
    expect(text({ creditOnly: dollars(368), steps: [window48] })).not.toContain('changed');
  });

  test('a company that was never charged pays nothing [D-022-004]', () => {
    expect(text({ steps: [{ ...aStep, how: 'none', toCard: dollars(0) }] })).toContain(
      'cancelling is free',
    );
  });

  test.each([
    ['trip_already_started', 'Your delivery time has passed'],
    ['change_in_progress', 'changing this booking right now'],
    ['booking_not_cancellable', 'can no longer be cancelled'],
  ] as const)('%s has a text of its own [R-CANCEL-006]', (refusal, said) => {
    expect(text({ refusal })).toContain(said);
  });
});

test('the timeline tells each step in city time, from good to worst, and ends at delivery', () => {
  const stops = refundStops(t, [aStep, window48, window3, window1], aBooking.city.timeZone);
  expect(
    stops.map(({ tone, label, when, amount, note }) => [tone, label, when, amount, note]),
  ).toEqual([
    ['good', 'Now, until', 'Nov 18, 09:00am', '$368.00', 'to your card, in 7 to 15 days'],
    ['fair', 'Until', 'Nov 20, 06:00am', '$368.00', 'as credit for your next trip'],
    ['poor', 'Until', 'Nov 20, 08:00am', '$343.00', 'as credit, minus a $25.00 fee'],
    ['worst', 'Until', 'Nov 20, 09:00am', '$318.00', 'as credit, minus a $50.00 fee'],
    ['end', 'Delivery', undefined, undefined, undefined],
  ]);
  expect(stops.map(({ isNow = false }) => isNow)).toEqual([true, false, false, false, false]);
});

test.each([
  ['card and credit', { toCard: dollars(300), toCredit: dollars(68) }, '$68.00'],
  ['credit alone', { toCard: dollars(0), toCredit: dollars(368) }, 'as credit for your next trip'],
  ['nothing', { how: 'none' as const, toCard: dollars(0) }, trips.cancel.steps.nothing],
])('the timeline tells where %s goes back to', (_, change, note) => {
  const [stop] = refundStops(t, [{ ...aStep, ...change }], aBooking.city.timeZone);
  expect(stop?.note).toContain(note);
});
