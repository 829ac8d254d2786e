import type { Choices } from '../../contract/quotes.ts';
import { money } from '../../domain/money.ts';
import { soldCover } from '../../domain/policies/included-cover.ts';
import type { PricedExtra, PricedItem } from '../../domain/pricing.ts';
import { Refusal } from '../errors.ts';
import type { PriceFacts } from './read-price-facts.ts';

/** What the renter chose, priced by our own catalogue; nothing a client sends can set a price. */
export function chooseExtras({ city, extras }: PriceFacts, chosen: Choices): PricedExtra[] {
  return distinct(chosen.extras, 'body.extras').map((id, index) => {
    const extra = extras.find((one) => one.id === id);
    if (!extra) throw unknownChoice(`body.extras.${index}`, 'is not offered with this car');
    return {
      ref: extra.id,
      label: extra.label,
      pricePerDay: money(extra.price_per_day, city.currency),
      hasFees: extra.has_fees,
      quantity: extra.per_driver ? (chosen.driverCount ?? 1) : 1,
    };
  });
}

export function chooseInsurances(
  { city, insurances, options }: PriceFacts,
  chosen: Choices,
): PricedItem[] {
  distinct(
    chosen.insurances.map(({ id }) => id),
    'body.insurances',
  );
  const included = options
    .filter(({ id }) => chosen.insurances.some(({ selectedOption }) => selectedOption === id))
    .flatMap(({ includes }) => includes);
  const priced = chosen.insurances.map(({ id, selectedOption }, index) => {
    const insurance = insurances.find((one) => one.id === id);
    if (!insurance) throw unknownChoice(`body.insurances.${index}.id`, 'is not offered here');
    if (!insurance.multiple_options) {
      if (selectedOption === null) {
        return {
          ref: insurance.id,
          label: insurance.title,
          pricePerDay: money(insurance.price_per_day, city.currency),
        };
      }
      throw unknownChoice(
        `body.insurances.${index}.selectedOption`,
        'this insurance has no options',
      );
    }
    const option = options.find(
      (one) => one.insurance_id === insurance.id && one.id === selectedOption,
    );
    if (!option) {
      throw unknownChoice(`body.insurances.${index}.selectedOption`, 'is not an option of it');
    }
    return {
      ref: insurance.id,
      label: `${insurance.title}: ${option.title}`,
      pricePerDay: money(option.price_per_day, city.currency),
    };
  });
  return soldCover(priced, ({ ref }) => ref, included);
}

function distinct(ids: readonly string[], field: string): readonly string[] {
  if (new Set(ids).size < ids.length) throw unknownChoice(field, 'names something twice');
  return ids;
}

const unknownChoice = (field: string, reason: string) =>
  new Refusal('invalid_input', 'A choice cannot be had.', [{ field, reason }]);
