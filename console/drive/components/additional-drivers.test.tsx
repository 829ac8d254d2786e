import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { drive } from '../../../i18n/en/drive.ts';
import { addWords } from '../../../i18n/words.ts';
import { AdditionalDrivers } from './additional-drivers.tsx';

addWords('drive', drive);

const sheetOf = (drivers?: DriverJob['drivers']) =>
  renderToStaticMarkup(<AdditionalDrivers job={{ drivers } as unknown as DriverJob} />);

test('the handover sheet names who else may drive the car, and warns of who may not', () => {
  const rows = sheetOf([
    { id: 'one', name: 'Noah Castro', mayDrive: true },
    { id: 'two', name: 'Iris Castro', mayDrive: false },
  ]).match(/<li.*?<\/li>/g);
  expect(rows).toHaveLength(2);
  const [may, mayNot] = rows ?? [];
  expect(may).toContain('Noah Castro');
  expect(may).toContain('Verified. Can drive this car, too.');
  expect(may).not.toContain('>!<');
  expect(mayNot).toContain('Iris Castro');
  expect(mayNot).toContain('Not cleared. Can’t drive this car.');
  expect(mayNot).toContain('>!<');
});

test('it has no list where nobody else drives, or the stored day is older than the list', () => {
  expect(sheetOf([])).toBe('');
  expect(sheetOf()).toBe('');
});
