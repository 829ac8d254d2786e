import { useTranslation } from 'react-i18next';
import { type RouteObject, redirect } from 'react-router';
import { ShuttleLine } from '../ui/shuttle-line.tsx';
import { Desk } from './shell/desk.tsx';
import { isSettingUp, lastCityId } from './shell/desk-data.ts';
import { loadDesk } from './shell/load-desk.ts';
import { catalogueParts, newCityPath, partPath, pathOf, setUpPath } from './shell/pages.ts';
import { NotFound, PageProblem } from './shell/problem-pages.tsx';

/** Each page comes with its own script, the first time it is opened. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: FirstMoment,
    ErrorBoundary: PageProblem,
    children: [
      { path: '/sign-in', lazy: () => import('./features/entry/log-in-page.tsx') },
      { path: '/join', lazy: () => import('./features/entry/join-page.tsx') },
      {
        id: 'desk',
        loader: loadDesk,
        // Read again only when somebody says so: names and roles change rarely.
        shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl }) =>
          currentUrl.href === nextUrl.href && defaultShouldRevalidate,
        Component: Desk,
        children: [
          {
            ErrorBoundary: PageProblem,
            children: [
              { path: '/', loader: toToday },
              { path: '/account', lazy: () => import('./features/account/account-page.tsx') },
              { path: setUpPath, lazy: () => import('./features/set-up/set-up-page.tsx') },
              { path: newCityPath, lazy: () => import('./features/cities/new-city-page.tsx') },
              { path: '/:city/today', lazy: () => import('./features/today/today-page.tsx') },
              { path: '/:city/board', lazy: () => import('./features/board/board-page.tsx') },
              {
                path: '/:city/bookings',
                lazy: () => import('./features/bookings/bookings-page.tsx'),
              },
              {
                path: '/:city/bookings/new',
                lazy: () => import('./features/phone-bookings/new-booking-page.tsx'),
              },
              {
                path: '/:city/bookings/:id',
                lazy: () => import('./features/bookings/booking-page.tsx'),
              },
              { path: '/:city/claims', lazy: () => import('./features/claims/claims-page.tsx') },
              {
                path: '/:city/claims/import',
                lazy: () => import('./features/claims/papers/papers-page.tsx'),
              },
              {
                path: '/:city/claims/:bookingId/:claimId',
                lazy: () => import('./features/claims/claim-page.tsx'),
              },
              {
                path: '/:city/renters/:id',
                lazy: () => import('./features/renters/renter-page.tsx'),
              },
              {
                path: '/:city/identity',
                lazy: () => import('./features/renters/identity-page.tsx'),
              },
              { path: '/:city/fleet', lazy: () => import('./features/fleet/fleet-page.tsx') },
              { path: '/:city/fleet/new', lazy: () => import('./features/fleet/new-car-page.tsx') },
              {
                path: '/:city/fleet/import',
                lazy: () => import('./features/fleet/import/import-page.tsx'),
              },
              {
                path: '/:city/fleet/:id/edit',
                lazy: () => import('./features/fleet/edit-car-page.tsx'),
              },
              {
                path: '/:city/fleet/:id/repairs',
                lazy: () => import('./features/repairs/repairs-page.tsx'),
              },
              { path: '/:city/jobs', lazy: () => import('./features/jobs/jobs-page.tsx') },
              { path: '/:city/fleet/:id', lazy: () => import('./features/fleet/car-page.tsx') },
              { path: '/:city/catalogue', loader: toCatalogue },
              {
                path: '/:city/catalogue/extras',
                lazy: () => import('./features/catalogue/extras-page.tsx'),
              },
              {
                path: '/:city/catalogue/protection',
                lazy: () => import('./features/catalogue/protection-page.tsx'),
              },
              {
                path: '/:city/catalogue/promo-codes',
                lazy: () => import('./features/catalogue/promo-codes-page.tsx'),
              },
              {
                path: '/:city/catalogue/city',
                lazy: () => import('./features/cities/city-page.tsx'),
              },
              {
                path: '/:city/catalogue/areas',
                lazy: () => import('./features/cities/areas-page.tsx'),
              },
              {
                path: '/:city/catalogue/city/edit',
                lazy: () => import('./features/cities/edit-city-page.tsx'),
              },
              {
                path: '/:city/catalogue/city/new',
                lazy: () => import('./features/cities/new-city-page.tsx'),
              },
              {
                path: '/:city/catalogue/companies',
                lazy: () => import('./features/catalogue/companies-page.tsx'),
              },
              {
                path: '/:city/catalogue/companies/:id',
                lazy: () => import('./features/catalogue/company-page.tsx'),
              },
              {
                path: '/:city/catalogue/settings',
                lazy: () => import('./features/catalogue/settings-page.tsx'),
              },
              { path: '/:city/staff', lazy: () => import('./features/staff/staff-page.tsx') },
              { path: '*', Component: NotFound },
            ],
          },
        ],
      },
    ],
  },
];

async function toToday({ params: { city } }: { params: { city?: string } }) {
  const self = await loadDesk();
  const { cities, needsSecondFactor } = self;
  if (isSettingUp(self)) return redirect(setUpPath);
  const wanted = [city, lastCityId()].find((one) => cities.some(({ id }) => id === one));
  const known = wanted ?? cities[0]?.id;
  return redirect(known && !needsSecondFactor ? pathOf('today', known) : '/account');
}

function toCatalogue({ params: { city = '' } }: { params: { city?: string } }) {
  return redirect(partPath(catalogueParts[0], city));
}

function FirstMoment() {
  const { t } = useTranslation('desk');
  return (
    <div role="status" className="grid h-screen place-content-center justify-items-center gap-4">
      <ShuttleLine className="w-40 text-route-live" />
      <p className="text-quiet">{t('loading')}</p>
    </div>
  );
}
