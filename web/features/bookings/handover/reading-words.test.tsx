import { beforeAll, expect, test } from 'vitest';
import { handover as words } from '../../../../i18n/en/handover.ts';
import { addWords } from '../../../../i18n/words.ts';
import { rendered } from '../../../page/rendered.fixture.tsx';
import { CompareReadings } from './compare-readings.tsx';
import { ReadingFigures } from './reading-figures.tsx';

beforeAll(() => addWords('handover', words));

const before = { odometerKm: 24_180, fuelEighths: 6, chargePercent: null, keys: 2 };
const after = { ...before, odometerKm: 24_400 };

test('the readings of a car are given in the unit of its dashboard', () => {
  expect(rendered(<ReadingFigures readings={before} unit="kilometres" />)).toContain('24,180 km');
  expect(rendered(<ReadingFigures readings={before} unit="miles" />)).toContain('15,025 mi');
});

test('what was driven is the difference of the two readings beside it', () => {
  const html = rendered(<CompareReadings before={before} after={after} unit="miles" />);
  for (const said of ['15,025 mi', '15,161 mi', '136 mi driven']) expect(html).toContain(said);
});

test('a car that stood is not said to have been driven', () => {
  const html = rendered(<CompareReadings before={before} after={before} unit="miles" />);
  expect(html).not.toContain('driven');
});
