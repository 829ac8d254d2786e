import { beforeAll, expect, test } from 'vitest';
import { trips } from '../../../../i18n/en/trips.ts';
import { addWords } from '../../../../i18n/words.ts';
import { outcomeToast } from './outcome-toast.ts';

beforeAll(() => addWords('trips', trips));

test('a cancellation that was made is told for 6 seconds, a change for 9 [R-CANCEL-009 R-CHANGE-021]', () => {
  expect(outcomeToast('cancel', null)).toMatchObject({
    tone: 'done',
    title: 'Booking cancelled',
    durationMs: 6_000,
  });
  expect(outcomeToast('change', null)).toMatchObject({
    tone: 'done',
    title: 'Booking changed',
    durationMs: 9_000,
  });
});

test('one that was not is told for 9 seconds, with its reason [R-CANCEL-010 R-CHANGE-022]', () => {
  expect(outcomeToast('cancel', 'snap-failed')).toEqual({
    tone: 'error',
    title: 'Booking was not cancelled',
    text: 'An error has occurred, please try again later',
    durationMs: 9_000,
  });
  expect(outcomeToast('change', 'too_late_to_change')).toEqual({
    tone: 'error',
    title: 'We couldn’t save your changes',
    text: 'It’s too close to delivery to change this online. Call us and we’ll see what we can do.',
    durationMs: 9_000,
  });
});
