import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import '../../../../i18n/words.ts';
import { someConfig } from '../../../page/rendered.fixture.tsx';
import { AccountShell } from './account-shell.tsx';

/** What stands over the page on the way from home to another one that has not arrived yet. */
function onTheWayTo(path: string, from = '/'): string {
  const never = () => new Promise(() => {});
  const data = {
    config: someConfig,
    contact: { email: someConfig.contact.email, phones: [] },
    cityNames: [],
    supportHours: [],
    user: null,
    ribbonClosed: true,
  };
  const router = createMemoryRouter(
    [
      { path: from, element: <AccountShell data={data} /> },
      { path: '*', loader: never, element: null },
    ],
    { initialEntries: [from] },
  );
  void router.navigate(path);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each(['/bookings', '/booking/1', '/assets/1/checkout', '/profile'])(
  'on the way to %s a spinner covers the screen while the session is checked [R-ROUTE-014]',
  (path) => {
    expect(onTheWayTo(path)).toMatch(/role="status"[^>]*fixed inset-0/);
  },
);

test('on the way to what everybody may see there is none [R-ROUTE-015]', () => {
  expect(onTheWayTo('/assets')).toBe('');
});

test('nor between two pages of a session that was checked already', () => {
  expect(onTheWayTo('/bookings', '/profile')).toBe('');
});
