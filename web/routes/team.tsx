import { pages } from '../../i18n/en/pages.ts';
import { team } from '../../i18n/en/team.ts';
import { addWords, words } from '../../i18n/words.ts';
import { TeamPage } from '../features/site/pages/team-page.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/team';

addWords('pages', pages);
addWords('team', team);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { contact } = await context.get(apiContext).getConfig();
  return {
    careersUrl: contact.careersUrl,
    meta: pageMeta(url, {
      title: words.t('team:title'),
      description: words.t('team:description'),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Team({ loaderData: { careersUrl } }: Route.ComponentProps) {
  return <TeamPage careersUrl={careersUrl} />;
}
