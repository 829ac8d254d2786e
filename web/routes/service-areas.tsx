import { ServiceAreas } from '../features/search/service-areas.tsx';
import { search } from '../i18n/en/search.ts';
import { addWords, words } from '../i18n/words.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/service-areas';

addWords('search', search);

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { cities } = await api.listCities();
  return Promise.all(
    cities
      .filter((city) => city.offered)
      .map(async ({ id, name, boundingBox }) => {
        const { areas } = await api.listCityAreas({ params: { id } });
        return { id, name, boundingBox, areas };
      }),
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  const cities = loaderData?.map((city) => city.name) ?? [];
  return [
    { title: words.t('title.page', { page: words.t('search:areas.title') }) },
    { name: 'description', content: words.t('description', { cities }) },
  ];
}

export default function ServiceAreasRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceAreas cities={loaderData} />;
}
