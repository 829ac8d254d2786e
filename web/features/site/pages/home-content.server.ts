import type { City } from '../../../../contract/cities.ts';
import type { PublicConfig } from '../../../../contract/configuration.ts';
import type { Words } from '../../../../i18n/typed-keys.ts';
import { pageMeta } from '../../../page/page-meta.server.ts';
import { policyFigures } from '../../../page/policy-figures.server.ts';
import { faqTeaserTexts } from './faq-teaser-texts.server.ts';
import { businessTeaser } from './fleet-cards.server.ts';
import { cityPath } from './sitemap.ts';

/** What home shows from the other pages, and its head. Made here, it costs the browser no script. */
export function homeContent(url: URL, config: PublicConfig, cities: readonly City[], words: Words) {
  const offered = cities.filter((city) => city.offered);
  const asked = offered.find((city) => city.id === url.searchParams.get('city'));
  const description = words.t('description', { cities: offered.map((city) => city.name) });
  return {
    business: businessTeaser(),
    faq: faqTeaserTexts(policyFigures(config, cities), words),
    meta: asked
      ? pageMeta(url, {
          title: words.t('pages:city.title', { city: asked.name }),
          description,
          path: cityPath(asked.id),
          isFullTitle: true,
        })
      : pageMeta(url, { title: words.t('title.home'), description, isFullTitle: true }),
  };
}
