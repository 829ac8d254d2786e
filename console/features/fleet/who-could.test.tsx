import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { type Permission, permissionsOf } from '../../../domain/permissions.ts';
import { desk } from '../../../i18n/en/console/desk.ts';
import { addWords } from '../../../i18n/words.ts';
import { BlocksCard } from './blocks-card.tsx';
import './fleet-words.ts';
import { NowCard } from './now-card.tsx';
import { WhoCould } from './who-could.tsx';

addWords('desk', desk);

const car: Partial<FleetCar> = {
  ...{ id: 'one', cityId: 'here', odometerKm: 10, energyPercent: null, standsAt: null },
  ...{ propulsionType: 'GAS', condition: 'READY', blocks: [] },
  said: { condition: null, odometerKm: null, energyPercent: null, standsAt: null },
};

function shownTo(permissions: readonly Permission[]): string {
  const cities = [{ id: 'here', countryCode: 'PT', currency: 'EUR', timeZone: 'UTC', permissions }];
  const element = (
    <>
      <WhoCould needs="fleet.edit" />
      <NowCard car={car as FleetCar} />
      <BlocksCard car={car as FleetCar} />
    </>
  );
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('whoever may only look at a car is told who could do what they cannot', () => {
  const shown = shownTo(permissionsOf.claims);
  expect(shown).toContain(
    'not add or change them. These roles can: Owner, Manager, and Fleet hand.',
  );
  expect(shown).toContain('You can’t update this. These roles can: Owner, Manager');
  expect(shown).toContain('You can’t block times. These roles can: Owner, Manager');
});

test('whoever may do it is told nothing', () => {
  expect(shownTo(permissionsOf['fleet-hand'])).not.toContain('These roles can');
});
