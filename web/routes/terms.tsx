import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { TermsPage } from '../features/site/pages/terms-page.tsx';
import { termsTexts } from '../features/site/pages/terms-texts.server.ts';
import { contactOf } from '../page/contact.ts';
import { pageMeta } from '../page/page-meta.server.ts';
import { policyFigures } from '../page/policy-figures.server.ts';
import { visitorWords } from '../page/visitor-words.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/terms';

addWords('pages', pages);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [config, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  return {
    texts: termsTexts(policyFigures(config, cities), visitorWords(request, cities)),
    contact: contactOf(config.contact, cities),
    meta: pageMeta(url, {
      title: words.t('terms:title'),
      description: words.t('terms:description'),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Terms({ loaderData: { texts, contact } }: Route.ComponentProps) {
  return <TermsPage texts={texts} contact={contact} />;
}
