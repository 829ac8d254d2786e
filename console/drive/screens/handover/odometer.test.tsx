import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drive } from '../../../../i18n/en/drive.ts';
import { addWords } from '../../../../i18n/words.ts';
import { odometerText } from '../../components/summary.tsx';
import { DriveContext } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { Odometer } from './odometer.tsx';

addWords('drive', drive);

const propsIn = (countryCode: string, atDelivery: number | null) =>
  ({
    job: {
      ...{ bookingId: 'one', kind: 'collect', countryCode, car: { odometerKm: 24_180 } },
      delivery: atDelivery === null ? null : { readings: { odometerKm: atDelivery } },
    },
    handover: { photographs: [], readings: { odometerKm: 24_180 } },
  }) as unknown as JobProps;
const shown = (countryCode: string, value: string, atDelivery: number | null = null) =>
  renderToStaticMarkup(
    <DriveContext value={{} as ComponentProps<typeof DriveContext>['value']}>
      <Odometer {...propsIn(countryCode, atDelivery)} value={value} onChange={() => undefined} />
    </DriveContext>,
  );

test('the driver reads the dashboard in the unit it counts in', () => {
  expect(shown('PT', '24588', 24_180)).toContain('408 km driven');
  expect(shown('US', '15161', 24_180)).toContain('136 mi driven');
  expect(shown('US', '15025')).toContain('0 mi since the last reading');
  expect(shown('US', '15024')).toContain('Lower than the last reading, 15,025 mi.');
  expect(odometerText(propsIn('US', null))).toBe('15,025 mi');
});
