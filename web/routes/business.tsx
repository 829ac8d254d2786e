import { business } from '../../i18n/en/business.ts';
import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { BusinessPage } from '../features/site/pages/business-page.tsx';
import { fleetCards } from '../features/site/pages/fleet-cards.server.ts';
import { pageMeta } from '../page/page-meta.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/business';

addWords('pages', pages);
addWords('business', business);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { contact } = await context.get(apiContext).getConfig();
  return {
    cars: fleetCards(),
    formUrl: contact.businessFormUrl,
    meta: pageMeta(url, {
      title: words.t('business:title'),
      description: words.t('business:description'),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Business({ loaderData: { cars, formUrl } }: Route.ComponentProps) {
  return <BusinessPage cars={cars} formUrl={formUrl} />;
}
