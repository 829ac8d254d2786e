import { formatMoneyForPin } from '../../../../domain/format-money.ts';
import { moneyFromUnits } from '../../../../domain/money.ts';
import { business } from '../../../../i18n/en/business.ts';
import { addWords, words } from '../../../../i18n/words.ts';
import { carCutOutFile } from '../../../../ui/drawings/file-names.ts';
import { fleet, fleetOffer } from './content.ts';

addWords('business', business);

export interface FleetCard {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly price: string;
  readonly picture: string;
}

/** Made by the loader, so that the rules of money stay on the server. */
export function fleetCards(): FleetCard[] {
  const t = words.getFixedT('en', 'business');
  return fleet.map(({ id, design, paint, priceUnits }) => ({
    id,
    title: t(`fleet.cars.${id}.title`),
    text: t(`fleet.cars.${id}.text`),
    price: t('fleet.price', {
      price: formatMoneyForPin(moneyFromUnits(priceUnits, fleetOffer.currency)),
      days: fleetOffer.days,
    }),
    picture: `/pictures/${carCutOutFile(design, paint)}`,
  }));
}

/** The section about companies on the home page, with its words: home downloads no others. */
export function businessTeaser() {
  const t = words.getFixedT('en', 'business');
  return {
    title: t('teaser.title'),
    text: t('teaser.text'),
    button: t('teaser.button'),
    cars: fleetCards().map(({ id, title, price, picture }) => ({ id, title, price, picture })),
  };
}

export type BusinessTeaser = ReturnType<typeof businessTeaser>;
