import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Permission, permissionsOf } from '../../../domain/permissions.ts';
import './board-words.ts';
import { DaySheet } from './day-sheet.tsx';

/** As it is while places and drivers are read: nothing has answered yet. */
function shownTo(permissions: readonly Permission[]): string {
  const readAt = '2027-03-20T09:00:00.000Z';
  const cities = [{ id: 'here', name: 'Here', timeZone: 'Europe/Lisbon', permissions }];
  const element = (
    <DaySheet day="2027-03-20" lines={[]} nowMs={Date.parse(readAt)} readAt={readAt} />
  );
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a sheet printed too early says that places and drivers are still loading', () => {
  const sheet = shownTo(permissionsOf.dispatcher);
  expect(sheet).toContain('Places and drivers are still loading.');
  expect(sheet).not.toContain('We couldn’t load');
});

test('it says nothing of them to whoever does not plan drives', () => {
  expect(shownTo(permissionsOf.accounts)).not.toContain('laces and drivers');
});
