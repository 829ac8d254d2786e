import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { helpTexts } from '../features/site/pages/guide-texts.server.ts';
import { HelpPage } from '../features/site/pages/help-page.tsx';
import { contactOf } from '../page/contact.ts';
import { pageMeta } from '../page/page-meta.server.ts';
import { policyFigures } from '../page/policy-figures.server.ts';
import { visitorWords } from '../page/visitor-words.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/help';

addWords('pages', pages);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [config, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  const texts = helpTexts(policyFigures(config, cities), visitorWords(request, cities));
  return {
    texts,
    contact: contactOf(config.contact, cities),
    meta: pageMeta(url, { title: texts.title, description: words.t('guides:help.description') }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Help({ loaderData: { texts, contact } }: Route.ComponentProps) {
  return <HelpPage texts={texts} contact={contact} />;
}
