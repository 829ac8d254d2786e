import { expect, test } from 'vitest';
import { search } from '../../../../i18n/en/search.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { TimeCell } from './time-cell.tsx';

const at = Temporal.PlainTime.from;
const cell = (slots: readonly Temporal.PlainTime[]) =>
  rendered(
    <TimeCell
      label={search.deliveryTime}
      time={at('09:00')}
      slots={slots}
      noHour={search.trip.noHour}
      onChange={() => {}}
    />,
  );

test('a time reads hh:mma', () => {
  expect(cell([at('09:00'), at('13:30')])).toContain('09:00am');
});

test('with no hour on offer it says so instead of a time [R-CALENDAR-022]', () => {
  expect(cell([])).toContain('No times left');
  expect(cell([])).not.toContain('09:00am');
});
