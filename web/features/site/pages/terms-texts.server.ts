import { terms } from '../../../../i18n/en/terms.ts';
import type { Words } from '../../../../i18n/typed-keys.ts';
import { addWords } from '../../../../i18n/words.ts';
import type { PolicyFigures } from '../../../page/policy-figures.server.ts';

addWords('terms', terms);

const termIds = [
  'renter',
  'agreement',
  'price',
  'deposit',
  'cancelling',
  'changing',
  'returning',
] as const;
const privacyIds = ['account', 'providers', 'cookies', 'addresses', 'rights'] as const;

/** Made on the server, like the answers of the FAQ and from the same figures. */
export function termsTexts(figures: PolicyFigures, words: Words) {
  const t = words.getFixedT('en', 'terms');
  return {
    title: t('title'),
    intro: t('intro'),
    termsTitle: t('termsTitle'),
    privacyTitle: t('privacyTitle'),
    terms: termIds.map((id) => ({
      id,
      title: t(`terms.${id}.title`),
      text: t(`terms.${id}.text`, { ...figures }),
    })),
    privacy: privacyIds.map((id) => ({
      id,
      title: t(`privacy.${id}.title`),
      text: t(`privacy.${id}.text`, { ...figures }),
    })),
  };
}

export type TermsTexts = ReturnType<typeof termsTexts>;
