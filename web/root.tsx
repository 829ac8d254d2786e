import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { words } from '../i18n/words.ts';
import bricolageUrl from '../ui/fonts/bricolage-grotesque.woff2?url';
import type { Route } from './+types/root';
import { readUser } from './features/me/account/read-user.ts';
import { ErrorPage } from './features/site/shell/error-page.tsx';
import { NotFoundPage } from './features/site/shell/not-found-page.tsx';
import { reloadShell } from './features/site/shell/reload-shell.ts';
import { isRibbonClosed } from './features/site/shell/ribbon-cookie.ts';
import { Shell } from './features/site/shell/shell.tsx';
import { useLiveConfig } from './features/site/shell/use-live-config.ts';
import { useOfflinePage } from './features/site/shell/use-offline-page.tsx';
import { useProductClock } from './features/trip/state/product-now.ts';
import { readSearchState } from './features/trip/state/search-cookie.ts';
import { useSearch } from './features/trip/state/use-search.ts';
import { useNonce } from './nonce.ts';
import { CityEnglish } from './page/city-english.tsx';
import { contactOf } from './page/contact.ts';
import { supportHours } from './page/policy-figures.server.ts';
import type { ShellData } from './page/shell-data.ts';
import { apiContext } from './request-context.ts';
import { Styles } from './styles.tsx';
import { TemporalForOlderBrowsers } from './temporal-for-older-browsers.tsx';
import { TrustedTypes } from './trusted-types.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cookies = request.headers.get('Cookie');
  const [config, { cities }, user] = await Promise.all([
    api.getConfig(),
    api.listCities(),
    readUser(api, cookies),
  ]);
  const shell: ShellData = {
    config,
    cityNames: cities.filter((city) => city.offered).map((city) => city.name),
    contact: contactOf(config.contact, cities),
    supportHours: supportHours(cities),
    user,
    ribbonClosed: isRibbonClosed(cookies),
  };
  return {
    shell,
    search: readSearchState(cookies),
    countries: Object.fromEntries(cities.map(({ id, countryCode }) => [id, countryCode])),
  };
}

export const shouldRevalidate = reloadShell;

export function links() {
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
  return [
    { ...font, href: bricolageUrl },
    { ...font, href: interUrl },
    { rel: 'icon', type: 'image/svg+xml', href: '/pictures/favicon.svg' },
    { rel: 'apple-touch-icon', href: '/app-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* React Aria reads it for the style element it adds. */}
        <meta property="csp-nonce" nonce={nonce} content="" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14110d" media="(prefers-color-scheme: dark)" />
        <Styles nonce={nonce} />
        <TrustedTypes nonce={nonce} />
        <TemporalForOlderBrowsers nonce={nonce} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { shell, countries } }: Route.ComponentProps) {
  const { search } = useSearch();
  useLiveConfig(shell.config);
  useProductClock(shell.config.now);
  const offlinePage = useOfflinePage();
  return (
    <CityEnglish countryCode={countries[search.cityId ?? '']}>
      <Shell data={shell} isDeadEnd={offlinePage !== null}>
        {offlinePage ?? <Outlet />}
      </Shell>
    </CityEnglish>
  );
}

/** Whatever breaks, the visitor gets a page with a way on, and never a stack trace. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root')?.shell;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shell data={shell} isDeadEnd>
      {isMissing && <title>{words.t('title.page', { page: words.t('notFound.title') })}</title>}
      {isMissing ? <NotFoundPage /> : <ErrorPage />}
    </Shell>
  );
}
