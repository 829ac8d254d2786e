import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { account } from '../../i18n/en/account.ts';
import { addWords, words } from '../../i18n/words.ts';
import { ResetPage } from '../features/me/account/reset-page.tsx';
import { sameSitePath } from '../page/same-site-path.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { fetchApiContext } from '../request-context.ts';
import type { Route } from './+types/reset-password';

addWords('account', account);

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const answer = await context.get(fetchApiContext)(
    new Request(new URL('/api/auth/check-reset-link', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    }),
  );
  const next = sameSitePath(url.searchParams.get('next'));
  return { token, isLinkGood: answer.ok, next };
}

export function meta() {
  return unlistedMeta(words.t('account:reset.pageTitle'));
}

/** Using the link up is this page's own doing, and no reason to ask about it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search !== nextUrl.search;
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPage key={loaderData.token} {...loaderData} />;
}
