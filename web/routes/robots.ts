import { robots } from '../features/site/pages/sitemap.ts';
import type { Route } from './+types/robots';

export function loader({ url }: Route.LoaderArgs) {
  return new Response(robots(url.origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
