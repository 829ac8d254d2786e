import type { InsuranceList } from '../../../../contract/catalogue.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { Money } from '../../../../domain/money.ts';
import { guides } from '../../../../i18n/en/guides.ts';
import type { Words } from '../../../../i18n/typed-keys.ts';
import { addWords } from '../../../../i18n/words.ts';
import { paths } from '../../../page/paths.ts';
import type { PolicyFigures } from '../../../page/policy-figures.server.ts';

addWords('guides', guides);

const helpIds = ['contact', 'change', 'cancel', 'road', 'late', 'deposit'] as const;
const ruleIds = ['deposit', 'drivers', 'damage', 'cleaning'] as const;

export function helpTexts(figures: PolicyFigures, words: Words) {
  const t = words.getFixedT('en', 'guides', 'help');
  return {
    title: t('title'),
    intro: t('intro'),
    faq: t('faq'),
    contact: t('contact'),
    sectionsTitle: t('sectionsTitle'),
    sections: helpIds.map((id) => ({
      id,
      title: t(`sections.${id}.title`),
      text: t(`sections.${id}.text`, { ...figures }),
      ...(id === 'road' && { more: { to: paths.protection, name: t('protection') } }),
    })),
  };
}

export type HelpTexts = ReturnType<typeof helpTexts>;

interface CityCover {
  readonly id: string;
  readonly name: string;
  readonly insurances: InsuranceList['insurances'];
}

/** What can be chosen in each city, with its price, and the rules for all of them. */
export function protectionTexts(
  covers: readonly CityCover[],
  figures: PolicyFigures,
  words: Words,
) {
  const t = words.getFixedT('en', 'guides', 'insurance');
  const price = (amount: Money) =>
    amount.amount === 0 ? t('included') : t('perDay', { price: formatMoney(amount) });
  const optionsOf = (insurances: CityCover['insurances']) =>
    insurances.flatMap(({ options }) =>
      options.map(({ optionId, title, pricePerDay, description }) => ({
        id: optionId,
        title: t('option', { title, price: price(pricePerDay) }),
        text: description.details,
      })),
    );
  const extrasOf = (insurances: CityCover['insurances']) =>
    insurances
      .filter(({ multipleOptions }) => !multipleOptions)
      .map(({ title, pricePerDay }) => t('extra', { title, price: price(pricePerDay) }));
  return {
    title: t('title'),
    intro: t('intro'),
    cities: covers.map(({ id, name, insurances }) => ({
      id,
      name,
      clauses: [
        ...optionsOf(insurances),
        {
          id: 'extras',
          title: t('extrasTitle'),
          text: t('extras', { extras: extrasOf(insurances) }),
        },
      ],
    })),
    rulesTitle: t('rulesTitle'),
    rules: ruleIds.map((id) => ({
      id,
      title: t(`rules.${id}.title`),
      text: t(`rules.${id}.text`, { ...figures }),
    })),
  };
}

export type ProtectionTexts = ReturnType<typeof protectionTexts>;
