import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { FaqPage } from '../features/site/pages/faq-page.tsx';
import { faqStructuredData, faqTexts } from '../features/site/pages/faq-texts.server.ts';
import { contactOf } from '../page/contact.ts';
import { pageMeta } from '../page/page-meta.server.ts';
import { policyFigures, supportHoursText } from '../page/policy-figures.server.ts';
import { visitorWords } from '../page/visitor-words.server.ts';
import { apiContext } from '../request-context.ts';
import type { Route } from './+types/faq';

addWords('pages', pages);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [config, { cities }] = await Promise.all([api.getConfig(), api.listCities()]);
  const sections = faqTexts(policyFigures(config, cities), visitorWords(request, cities));
  return {
    sections,
    contact: contactOf(config.contact, cities),
    hours: supportHoursText(cities),
    meta: [
      ...pageMeta(url, {
        title: words.t('pages:faq.title'),
        description: words.t('pages:faq.description'),
      }),
      { 'script:ld+json': faqStructuredData(sections) },
    ],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Faq({ loaderData: { sections, contact, hours } }: Route.ComponentProps) {
  return <FaqPage sections={sections} contact={contact} hours={hours} />;
}
