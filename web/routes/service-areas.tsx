import { pages } from '../../i18n/en/pages.ts';
import { search } from '../../i18n/en/search.ts';
import { addWords, words } from '../../i18n/words.ts';
import { ServiceAreas } from '../features/site/pages/service-areas.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/service-areas';

addWords('pages', pages);
addWords('search', search);

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { cities } = await api.listCities();
  const outlined = await Promise.all(
    cities
      .filter((city) => city.offered)
      .map(async ({ id, name, boundingBox }) => {
        const { areas } = await api.listCityAreas({ params: { id } });
        return { id, name, boundingBox, areas };
      }),
  );
  return {
    cities: outlined,
    meta: pageMeta(url, {
      title: words.t('search:areas.title'),
      description: words.t('description', { cities: outlined.map(({ name }) => name) }),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ServiceAreasRoute({ loaderData: { cities } }: Route.ComponentProps) {
  return <ServiceAreas cities={cities} />;
}
