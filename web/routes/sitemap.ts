import { sitemap } from '../features/site/pages/sitemap.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/sitemap';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { cities } = await context.get(apiContext).listCities();
  const offered = cities.filter((city) => city.offered).map((city) => city.id);
  return new Response(sitemap(url.origin, offered), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
