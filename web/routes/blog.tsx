import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { BlogPage } from '../features/site/pages/blog-page.tsx';
import { pageMeta } from '../page/page-meta.server.ts';
import type { Route } from './+types/blog';

addWords('pages', pages);

export function loader({ url }: Route.LoaderArgs) {
  const texts = {
    title: words.t('pages:blog.title'),
    description: words.t('pages:blog.description'),
  };
  return { meta: pageMeta(url, texts) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Blog() {
  return <BlogPage />;
}
