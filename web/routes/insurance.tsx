import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { protectionTexts } from '../features/site/pages/guide-texts.server.ts';
import { ProtectionPage } from '../features/site/pages/protection-page.tsx';
import { contactOf } from '../page/contact.ts';
import { pageMeta } from '../page/page-meta.server.ts';
import { policyFigures } from '../page/policy-figures.server.ts';
import { visitorWords } from '../page/visitor-words.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/insurance';

addWords('pages', pages);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [config, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  const covers = await Promise.all(
    cities
      .filter(({ offered }) => offered)
      .map(async ({ id, name }) => ({
        id,
        name,
        insurances: (await api.listInsurances({ query: { city: id } })).insurances,
      })),
  );
  const figures = policyFigures(config, cities);
  const texts = protectionTexts(covers, figures, visitorWords(request, cities));
  return {
    texts,
    contact: contactOf(config.contact, cities),
    meta: pageMeta(url, {
      title: texts.title,
      description: words.t('guides:insurance.description'),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Insurance({ loaderData: { texts, contact } }: Route.ComponentProps) {
  return <ProtectionPage texts={texts} contact={contact} />;
}
