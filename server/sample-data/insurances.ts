import type { Insertable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { amount } from './amounts.ts';
import type { CityId } from './cities.ts';
import { type CoverTexts, europeanCover, newYorkCover } from './insurance-texts.ts';

type SampleOption = {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly includedCoverage: readonly string[];
  readonly includes: readonly string[];
  readonly details: string;
};

export type SampleInsurance = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly price: number;
  /** Only the main insurance has them; the first is chosen until the renter picks another. */
  readonly options: readonly SampleOption[];
};

type Prices = {
  readonly options: readonly [number, number, number];
  readonly extras: readonly number[];
};

function insurancesOf(city: CityId, texts: CoverTexts, prices: Prices): SampleInsurance[] {
  const main: SampleInsurance = {
    id: `${city}-protection`,
    key: 'protection',
    title: texts.main.title,
    description: texts.main.description,
    price: 0,
    options: texts.options.map((option, index) => ({
      id: `${city}-protection-${option.key}`,
      title: option.title,
      price: prices.options[index] ?? 0,
      includedCoverage: option.includedCoverage,
      includes: (option.includes ?? []).map((key) => `${city}-${key}`),
      details: option.details,
    })),
  };
  const extras = prices.extras.flatMap((price, index) => {
    const text = texts.extras[index];
    return text ? [{ ...text, id: `${city}-${text.key}`, price, options: [] }] : [];
  });
  return [main, ...extras];
}

export const sampleInsurances: Readonly<Record<CityId, readonly SampleInsurance[]>> = {
  lisbon: insurancesOf('lisbon', europeanCover, {
    options: [0, 12.5, 21],
    extras: [3.5, 4, 5.5],
  }),
  'new-york': insurancesOf('new-york', newYorkCover, {
    options: [0, 19, 32],
    extras: [6, 7.5, 14],
  }),
  paris: insurancesOf('paris', europeanCover, { options: [0, 13.5, 23], extras: [4] }),
};

export function insuranceRows(): Insertable<Tables['insurances']>[] {
  return Object.entries(sampleInsurances).flatMap(([cityId, insurances]) =>
    insurances.map(({ id, key, title, description, price, options }, position) => ({
      id,
      city_id: cityId,
      key,
      title,
      description,
      price_per_day: amount(price),
      multiple_options: options.length > 0,
      enabled: true,
      position,
    })),
  );
}

export function insuranceOptionRows(): Insertable<Tables['insurance_options']>[] {
  return Object.values(sampleInsurances)
    .flat()
    .flatMap((insurance) =>
      insurance.options.map(
        ({ id, title, price, includedCoverage, includes, details }, position) => ({
          id,
          insurance_id: insurance.id,
          title,
          price_per_day: amount(price),
          selected: position === 0,
          included_coverage: [...includedCoverage],
          includes: [...includes],
          details,
          position,
        }),
      ),
    );
}
