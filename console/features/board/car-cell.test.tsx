import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import './board-words.ts';
import type { CarLine } from './board-model.ts';
import { CarCell } from './car-cell.tsx';

const picanto: CarLine = {
  ...{ id: 'one', brand: 'Kia', model: 'Picanto', plate: 'AV 91 PV', picture: null, base: null },
  ...{ category: 'A', bodyType: 'ECONOMY', propulsionType: 'GAS', transmission: 'MANUAL' },
  ...{ seats: 4, luggages: 1, condition: 'READY', energyPercent: 80, standsAt: 'Sete Rios' },
  ...{ isOffered: true, drivableUntil: null, takenNow: null, away: null, trouble: null, bars: [] },
};
const troubled: CarLine = {
  ...picanto,
  trouble: { kind: 'documents', bookingId: 'b', at: '2026-11-18T15:00:00Z' },
};

function shown(car: CarLine, isCompact: boolean): string {
  const cell = (
    <table>
      <tbody>
        <tr>
          <CarCell {...{ car, isCompact }} nowMs={0} isCurrent={false} verdict={null} />
        </tr>
      </tbody>
    </table>
  );
  const cities = [{ id: 'here', timeZone: 'Europe/Lisbon', permissions: [] }];
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element: cell }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['in its class', picanto],
  ['among what needs somebody', troubled],
])('a line says plate and class, roomy and compact, %s', (_, car) => {
  for (const isCompact of [false, true]) {
    expect(shown(car, isCompact)).toContain('AV 91 PV');
    expect(shown(car, isCompact)).toContain('title="A City"');
  }
});

test('a compact line says the state of a car that is ready too', () => {
  expect(shown(picanto, true)).toContain('>Ready<');
  expect(shown(troubled, true)).toContain('Documents');
});
