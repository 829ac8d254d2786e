import { data } from 'react-router';
import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { placeholderNames } from '../features/site/pages/placeholder-names.ts';
import { PlaceholderPage } from '../features/site/pages/placeholder-page.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/placeholder';

addWords('pages', pages);

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.pathname.split('/').find(Boolean);
  const name = placeholderNames.find((one) => one === asked);
  // Only the routes of these names lead here.
  if (name === undefined) throw data(null, { status: 404 });
  const title = words.t(`pages:placeholder.names.${name}`);
  const { contact } = await context.get(apiContext).getConfig();
  return {
    title,
    email: contact.email,
    meta: pageMeta(url, {
      title,
      description: words.t('pages:placeholder.description', { page: title }),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Placeholder({ loaderData: { title, email } }: Route.ComponentProps) {
  return <PlaceholderPage name={title} email={email} />;
}
