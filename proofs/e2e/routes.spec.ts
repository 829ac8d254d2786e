import { expect, type Page } from '@playwright/test';
import { placeholderNames } from '../../web/features/site/pages/placeholder-names.ts';
import { chooseCar } from './checkout-page.ts';
import { bookingsOf, signInAs } from './own-booking.ts';
import { asAnotherVisitor } from './sign-in-dialog.ts';
import { test } from './test.ts';

const wideFromPx = 928;
const widths = [1280, 820, 390];

interface RouteRule {
  readonly path: string;
  readonly header?: 'compact' | 'none';
  /** Without a signed-in renter it leads home, where the visitor can become one. */
  readonly isProtected?: true;
}

const publicRoutes: readonly RouteRule[] = [
  ...[
    '/',
    '/faq',
    '/subscription',
    '/business',
    '/team',
    '/terms',
    '/help',
    '/insurance',
    '/blog',
  ].map(at),
  ...placeholderNames.map((name) => at(`/${name}`)),
  at('/service-areas'),
  at('/verify'),
  at('/verify/AAAA-AAAA-AAAA'),
  at('/nowhere'),
  { path: '/search', header: 'none' },
  { path: '/assets?city=new-york', header: 'compact' },
];

function at(path: string): RouteRule {
  return { path };
}

interface OneBooking {
  readonly id: string;
  readonly car: { readonly id: string };
}

function routesOf(car: { readonly id: string }, booking: OneBooking): readonly RouteRule[] {
  return [
    ...publicRoutes,
    { path: `/assets/${car.id}`, header: 'compact' },
    { path: `/assets/${car.id}/book` },
    { path: `/assets/${car.id}/checkout`, isProtected: true },
    { path: `/assets/${booking.car.id}/checkout/${booking.id}/success`, isProtected: true },
    { path: '/bookings', isProtected: true },
    { path: `/booking/${booking.id}`, isProtected: true },
    { path: `/booking/${booking.id}/day`, isProtected: true },
    { path: `/booking/${booking.id}/handover`, isProtected: true },
    { path: `/pay/${booking.id}`, isProtected: true },
    { path: '/profile', isProtected: true },
  ];
}

const footerLinks = [
  ...['Blog', 'Team', 'Subscription', 'Business', 'Careers(external site)'],
  ...['FAQ', 'Terms', 'Privacy'],
];

/** What the specification shows of the shell there. */
function wanted({ path, header }: RouteRule, width: number, isSignedIn: boolean) {
  const isWide = width >= wideFromPx;
  const hasLinks = header === undefined && isWide;
  const rent = path === '/' ? [] : ['Rent'];
  return {
    logo: hasLinks || (header !== 'none' && !isWide),
    links: hasLinks ? [...rent, 'Subscription', 'Business', 'FAQ'] : [],
    entry: hasLinks && !isSignedIn ? ['Log in', 'Sign up'] : [],
    account: hasLinks && isSignedIn ? ['Profile', 'Bookings', 'Promo codes', 'Log out'] : [],
    menu:
      isWide || header === 'none'
        ? []
        : isSignedIn
          ? [
              ...['Profile', 'Booking', 'Promo codes', 'Rent', 'Subscription'],
              ...['Business', 'FAQ', 'Help', 'Log out'],
            ]
          : ['Rent', 'Subscribe', 'Business', 'FAQ'],
    footer: header === 'none' ? [] : footerLinks,
  };
}

/** What there is; of what a button opens, what it would open. */
async function shown(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header:not(main header)');
    const visible = (root: Element | null, selector: string) =>
      [...(root?.querySelectorAll(selector) ?? [])].filter((one) => one.checkVisibility());
    const names = (elements: readonly Element[]) => elements.map((one) => one.textContent?.trim());
    const account = visible(header, 'button[popovertarget]')[0]?.getAttribute('popovertarget');
    const menu = visible(header, 'button[commandfor]')[0]?.getAttribute('commandfor');
    const byId = (id: string | null | undefined) => (id ? document.getElementById(id) : null);
    return {
      logo: visible(header, ':scope > div > a[href="/"]').length > 0,
      links: names(visible(header, 'nav[aria-label="Main"] a')),
      entry: names(visible(header, ':scope > div > div a[href*="action="]')),
      account: names([...(byId(account)?.querySelectorAll('a, button') ?? [])]),
      menu: names([...(byId(menu)?.querySelectorAll('li') ?? [])]),
      footer: names(visible(document.body, 'footer:not(main footer) nav a')),
    };
  });
}

async function walk(page: Page, routes: readonly RouteRule[], isSignedIn: boolean) {
  for (const route of routes) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
    await page.goto(route.path, { waitUntil: 'domcontentloaded' });
    const isSentHome = route.isProtected && !isSignedIn;
    const address = isSentHome ? `/?origin=${encodeURIComponent(route.path)}` : route.path;
    await expect(page, route.path).toHaveURL(address);
    const rule = isSentHome ? at('/') : route;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => shown(page), `${route.path} at ${width} px`)
        .toEqual(wanted(rule, width, isSignedIn));
    }
  }
}

test.describe('header, sidebar and footer are as specified on every route', {
  tag: '@once',
}, () => {
  // The server says what the shell shows; without scripts dozens of pages are quick to walk.
  test.use({ javaScriptEnabled: false });
  test.slow();
  test.beforeEach(({ page }) => asAnotherVisitor(page));

  test('for a visitor [A-ROLE-001 A-ROUTE-001 A-ROUTE-002 A-ROUTE-009 A-SHELL-001 A-SHELL-003 A-SHELL-005 D-024-002 R-ROUTE-001 R-ROUTE-007 R-ROUTE-010 R-ROUTE-012 R-ROUTE-016 R-SHELL-001 R-SHELL-006 R-SHELL-011]', async ({
    page,
  }) => {
    const car = await chooseCar(page);
    await walk(page, routesOf(car, { id: '7KM4QX9T', car }), false);
  });

  test('for a signed-in renter [A-ROUTE-007 A-SHELL-002 A-SHELL-004 R-ROUTE-017 R-SHELL-005 R-SHELL-007]', async ({
    page,
  }) => {
    await signInAs(page, 'renter');
    // The newest are other tests', being paid or cancelled just now.
    const booking = (await bookingsOf(page)).find(({ status }) => status === 'finished');
    if (!booking) throw new Error('The sample renter has bookings');
    await walk(page, routesOf(await chooseCar(page), booking), true);
  });
});
