import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { FactsCard } from './facts-card.tsx';
import './fleet-words.ts';
import { NowCard } from './now-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { useFieldNames } from './use-field-names.ts';

const car = {
  ...{ id: 'one', cityId: 'here', dailyMileageLimit: 150, offered: true, bodyType: 'SUV' },
  ...{ seats: 5, doors: 5, luggages: 3, features: [], colour: null, vin: null, tollsTag: null },
  ...{ base: { latitude: 0, longitude: 0 }, pricePerDay: moneyFromUnits(74, 'USD') },
  ...{
    odometerKm: 8_056,
    energyPercent: null,
    propulsionType: 'GAS',
    condition: 'READY',
    said: {},
  },
  service: [
    {
      ...{ name: 'Oil', everyKm: 16_093, everyMonths: null, lastKm: 8_056, lastOn: '2026-10-31' },
      due: { name: 'Oil', atKm: 24_150, onDay: null, state: 'later' },
    },
  ],
} as unknown as FleetCar;

function FieldName() {
  return useFieldNames()('dailyMileageLimit');
}

function shownIn(countryCode: string): string {
  const cities = [{ id: 'here', countryCode, currency: 'USD', permissions: [] }];
  const element = (
    <>
      <FieldName />
      <FactsCard car={car} />
      <NowCard car={car} />
      <ServiceCard car={car} />
    </>
  );
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['US', 'miles'],
  ['PT', 'kilometres'],
])('the daily limit of a car in %s is in %s, as renters there read it', (countryCode, unit) => {
  const shown = shownIn(countryCode);
  expect(shown).toContain(`Daily distance limit (${unit})`);
  expect(shown).toContain(`150 ${unit} a day`);
});

test.each([
  ['US', ['5,006 mi', 'Last done 31 Oct 2026 at 5,006 mi', 'Oil at 15,006 mi']],
  ['PT', ['8,056 km', 'Last done 31 Oct 2026 at 8,056 km', 'Oil at 24,150 km']],
])(
  'the odometer and the service plan of a car in %s count as its dashboard does',
  (country, said) => {
    const shown = shownIn(country);
    for (const words of said) expect(shown).toContain(words);
  },
);
