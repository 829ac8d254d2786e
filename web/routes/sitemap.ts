import { sitemap } from '../features/site/pages/sitemap.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/sitemap';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { cities } = await api.listCities();
  const offered = await Promise.all(
    cities
      .filter((city) => city.offered)
      .map(async ({ id }) => ({ id, ...(await api.listCityCars({ params: { id } })) })),
  );
  return new Response(sitemap(url.origin, offered), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
