import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Need } from '../../../contract/operate/today.ts';
import { today } from '../../../i18n/en/console/today.ts';
import { addWords } from '../../../i18n/words.ts';
import { Needs } from './needs.tsx';

addWords('today', today);

test('a day on which nothing waits for anybody says so instead of listing nothing', () => {
  const html = renderToStaticMarkup(<Needs needs={[]} now="2026-11-18T14:20:00Z" />);
  expect(html).toContain('A good day so far');
  expect(html).not.toContain('<ol');
});

function shown(need: Partial<Need>): string {
  const now = '2026-11-18T14:20:00Z';
  const none = {
    ...{ by: null, trip: null, renter: null, claimId: null, companyId: null, car: null },
    ...{ next: null, driver: null, reason: null, offered: null, amount: null, count: 1 },
  };
  const cities = [{ id: 'here', countryCode: 'PT', timeZone: 'UTC', permissions: [] }];
  const element = (
    <Needs needs={[{ ...none, since: now, action: 'fleet', ...need } as Need]} now={now} />
  );
  const router = createMemoryRouter([{ id: 'desk', path: '/:city', element }], {
    initialEntries: ['/here'],
    hydrationData: { loaderData: { desk: { cities } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  [1, '1 car is due for service', 'Its service plan says'],
  [3, '3 cars are due for service', 'Their service plans say'],
])('%s due for service are spoken of as that many', (count, title, text) => {
  const html = shown({ kind: 'service-due', count });
  expect(html).toContain(title);
  expect(html).toContain(text);
});

test('a car that nobody is to collect says so in whole sentences', () => {
  const trip = {
    car: 'Kia Picanto',
    startsAt: '2026-11-15T14:00:00Z',
    endsAt: '2026-11-18T14:00:00Z',
  };
  expect(shown({ kind: 'collection-late', trip: trip as Need['trip'] })).toContain(
    'Kia Picanto, due back Wed 18 Nov, 14:00. No driver is assigned. No one needs the car in the next 24 hours.',
  );
});
