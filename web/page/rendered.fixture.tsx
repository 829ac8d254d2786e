import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PublicConfig } from '../../contract/configuration.ts';
import '../../i18n/words.ts';
import type { ShellUser } from './shell-data.ts';

/** Everything switched on, as the sample data has it. */
export const someConfig: PublicConfig = {
  flags: {
    loginEnabled: true,
    signupEnabled: true,
    paymentsEnabled: true,
    passwordRecoveryEnabled: true,
    documentValidationEnabled: true,
    homepageSearchEnabled: true,
    reviewsEnabled: true,
  },
  booking: {
    maximumDurationDays: 28,
    noticeHours: 2,
    cancellationHours: 48,
    cancellationFee: 0,
    modificationHours: 2,
  },
  contact: {
    email: 'hello@handover.example',
    phone: '+1 212 555 0100',
    careersUrl: 'https://jobs.example',
    businessFormUrl: 'https://form.example',
  },
  simulated: [],
  payments: {
    provider: 'simulator',
    accounts: [{ currencies: ['EUR', 'USD'], publishableKey: 'pk_test' }],
  },
  texts: { number: '+1 500 555 0006' },
  map: { styleUrl: null },
  now: '2027-03-05T10:00:00Z',
};

/** A part of a page as the server would send it, without a browser. */
export function rendered(
  part: ReactNode,
  flags: Partial<PublicConfig['flags']> = {},
  user: ShellUser | null = null,
): string {
  const config = { ...someConfig, flags: { ...someConfig.flags, ...flags } };
  const loaderData = { root: { shell: { config, user } } };
  const router = createMemoryRouter([{ id: 'root', path: '*', element: part }], {
    initialEntries: ['/faq'],
    hydrationData: { loaderData },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
