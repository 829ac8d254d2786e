import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CarHistory } from '../../../contract/operate/car-history.ts';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moneyFromUnits } from '../../../domain/money.ts';
import './fleet-words.ts';
import { HistoryCard } from './history-card.tsx';

const car: Pick<FleetCar, 'id' | 'propulsionType'> = { id: 'one', propulsionType: 'ELECTRIC' };
const entry = {
  ...{ at: '2027-03-20T09:00:00.000Z', by: { id: 'ana', name: 'Ana' } },
  ...{ block: null, reason: null },
};
const items: CarHistory['items'] = [
  {
    ...entry,
    id: '3',
    by: { id: 'clock', name: null },
    deed: 'said',
    changes: [
      { field: 'condition', before: null, after: 'TO_REFUEL' },
      { field: 'odometerKm', before: 100, after: 31_862 },
    ],
  },
  {
    ...entry,
    id: '2',
    deed: 'edited',
    changes: [
      {
        field: 'pricePerDay',
        before: moneyFromUnits(144, 'EUR'),
        after: moneyFromUnits(148, 'EUR'),
      },
      { field: 'colour', before: 'Bluish', after: 'tile' },
      { field: 'dailyMileageLimit', before: 150, after: null },
    ],
  },
  { ...entry, id: '1', deed: 'retired', changes: [], reason: 'sold' },
];

function shown(): string {
  const cities = [{ id: 'here', countryCode: 'PT', timeZone: 'Europe/Lisbon', permissions: [] }];
  const history = { total: 12, page: 1, pages: 4, items };
  const element = <HistoryCard car={car as FleetCar} history={history} />;
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  'State: To charge',
  'Odometer: 31,862 km (was 100 km)',
  'Recorded automatically',
  'Price a day: €148.00 (was €144.00)',
  'Paint: Blue (was Bluish)',
  'Daily distance limit: Unlimited (was 150 kilometres a day)',
  'Sat 20 Mar, 09:00',
  'sold',
  '3 of 12',
])('the history of a car says in plain words: %s', (words) => {
  expect(shown()).toContain(words);
});
