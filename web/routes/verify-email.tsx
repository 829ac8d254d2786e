import { useRouteLoaderData } from 'react-router';
import { account } from '../../i18n/en/account.ts';
import { addWords, words } from '../../i18n/words.ts';
import { readUser } from '../features/me/account/read-user.ts';
import { VerifiedPage } from '../features/me/account/verified-page.tsx';
import { ContinueLink } from '../features/me/draft/continue-link.tsx';
import type { ShellData } from '../page/shell-data.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/verify-email';

addWords('account', account);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const isSignedIn = (await readUser(api, request.headers.get('Cookie'))) !== null;
  const { draft } = isSignedIn ? await api.getDraft() : { draft: null };
  return { token: url.searchParams.get('token') ?? '', draft };
}

export function meta() {
  return unlistedMeta(words.t('account:verified.pageTitle'));
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const user = useRouteLoaderData<{ readonly shell: ShellData }>('root')?.shell.user ?? null;
  const { token, draft } = loaderData;
  return (
    <VerifiedPage
      key={token}
      token={token}
      user={user}
      next={draft && <ContinueLink draft={draft} />}
    />
  );
}
