import { useRouteLoaderData } from 'react-router';
import { account } from '../../i18n/en/account.ts';
import { addWords, words } from '../../i18n/words.ts';
import { VerifiedPage } from '../features/me/account/verified-page.tsx';
import type { ShellData } from '../page/shell-data.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import type { Route } from './+types/verify-email';

addWords('account', account);

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export function meta() {
  return unlistedMeta(words.t('account:verified.pageTitle'));
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const user = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell.user ?? null;
  return <VerifiedPage key={loaderData.token} token={loaderData.token} user={user} />;
}
