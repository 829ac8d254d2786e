import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { handoverFrom } from '../../../../domain/handovers/handover.ts';
import { drive as words } from '../../../../i18n/en/drive.ts';
import { addWords } from '../../../../i18n/words.ts';
import type { Drive } from '../../create-drive.ts';
import { firstState } from '../../drive-state.ts';
import { DriveContext } from '../../use-drive.ts';
import { FetchCar } from './fetch-car.tsx';
import { JobPage } from './job-page.tsx';

addWords('drive', words);

const car: DriverJob['car'] = {
  ...{ id: 'two', name: 'Dacia Jogger', picture: '', hasTank: true, hasBattery: false },
  ...{ plate: 'CD 24 VZ', odometerKm: null, standsAt: null },
  base: { latitude: 38.72, longitude: -9.15 },
};
const job: Partial<DriverJob> = {
  ...{ bookingId: 'one', kind: 'deliver', cityId: 'porto', timeZone: 'UTC', renter: 'Sample' },
  ...{ from: '2027-03-24T12:00:00Z', to: '2027-03-24T13:00:00Z', extras: [], drivers: [], car },
  place: { name: 'Rua da Amostra 9', latitude: 38.73, longitude: -9.14 },
};
const drive: Partial<Drive> = { read: () => firstState, subscribe: () => () => true };
const shown = (screen: React.ReactNode) =>
  renderToStaticMarkup(<DriveContext value={drive as Drive}>{screen}</DriveContext>);
const fetching = (plate: string | null) =>
  shown(<FetchCar job={{ ...job, car: { ...car, plate } } as DriverJob} />);

test('the plate is compared before anybody gets in', () => {
  expect(fetching('CD 24 VZ')).toContain('Is this the plate?');
  expect(fetching('CD 24 VZ')).toContain('Plate matches');
});

test('a car without a plate is told by what it looks like', () => {
  const screen = fetching(null);
  expect(screen).not.toContain('Is this the plate?');
  expect(screen).not.toContain('Plate matches');
  expect(screen).toContain('Is this the car?');
  expect(screen).toContain(
    'Its plate isn’t in our records. Compare the car with the picture, or ask the office.',
  );
  expect(screen).toContain('It’s this car');
});

test('where the car is matters until the driver has fetched it', () => {
  const page = (fetchedAt: Temporal.Instant | null) =>
    shown(<JobPage job={job as DriverJob} handover={{ ...handoverFrom([]), fetchedAt }} />);
  expect(page(null)).toContain('Ask the office');
  expect(page(Temporal.Instant.from('2027-03-24T11:00:00Z'))).not.toContain('Where the car is');
});
