import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import { FactsCard } from './facts-card.tsx';
import './fleet-words.ts';
import { useFieldNames } from './use-field-names.ts';

const car = {
  ...{ id: 'one', cityId: 'here', dailyMileageLimit: 150, offered: true, bodyType: 'SUV' },
  ...{ seats: 5, doors: 5, luggages: 3, features: [], colour: null, vin: null, tollsTag: null },
  ...{ base: { latitude: 0, longitude: 0 }, pricePerDay: moneyFromUnits(74, 'USD') },
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
