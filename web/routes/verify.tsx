import { type ApiClient, ApiError } from '../../contract/client.ts';
import { verify } from '../../i18n/en/verify.ts';
import { addWords, words } from '../../i18n/words.ts';
import { codeIn } from '../features/verify/seal-code.ts';
import { VerifyPage } from '../features/verify/verify-page.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { unlistedMeta } from '../page/unlisted-meta.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/verify';

addWords('verify', verify);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const typed = params.code ?? '';
  const code = codeIn(typed);
  const title = words.t('verify:pageTitle');
  const description = words.t('verify:description');
  return {
    typed,
    seal: code ? await sealCalled(context.get(apiContext), code) : null,
    // One page for search engines; a seal is for whoever has its code.
    meta: typed ? unlistedMeta(title) : pageMeta(url, { title, description }),
  };
}

async function sealCalled(api: ApiClient, code: string) {
  try {
    return await api.getSeal({ params: { code } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Verify({ loaderData: { typed, seal } }: Route.ComponentProps) {
  return <VerifyPage typed={typed} seal={seal} />;
}
