import type { z } from 'zod';
import type { QuoteRequest } from '../../contract/quotes.ts';
import { money } from '../../domain/money.ts';
import type { PricedExtra, PricedItem } from '../../domain/pricing.ts';
import { extrasOf, insuranceOptionsOf, insurancesOf } from '../catalogue/queries.ts';
import type { Queries } from '../db/connect.ts';
import { Refusal } from '../errors.ts';

type Chosen = Pick<z.output<typeof QuoteRequest>, 'extras' | 'insurances'>;

interface CityOfCar {
  readonly id: string;
  readonly currency: 'EUR' | 'USD';
}

/** What the renter chose, priced by our own catalogue; nothing a client sends can set a price. */
export async function chooseExtras(
  db: Queries,
  city: CityOfCar,
  assetId: string,
  chosen: Chosen,
): Promise<PricedExtra[]> {
  const offered = await extrasOf(db, city.id);
  const fitting = await db
    .selectFrom('asset_extras')
    .select('extra_id')
    .where('asset_id', '=', assetId)
    .execute();
  const fits = new Set(fitting.map(({ extra_id }) => extra_id));
  return distinct(chosen.extras, 'body.extras').map((id, index) => {
    const extra = offered.find((one) => one.id === id && fits.has(one.id));
    if (!extra) throw unknownChoice(`body.extras.${index}`, 'is not offered with this car');
    return {
      ref: extra.id,
      label: extra.label,
      pricePerDay: money(extra.price_per_day, city.currency),
      hasFees: extra.has_fees,
    };
  });
}

export async function chooseInsurances(
  db: Queries,
  city: CityOfCar,
  chosen: Chosen,
): Promise<PricedItem[]> {
  const offered = await insurancesOf(db, city.id);
  const options = await insuranceOptionsOf(
    db,
    offered.map(({ id }) => id),
  );
  distinct(
    chosen.insurances.map(({ id }) => id),
    'body.insurances',
  );
  return chosen.insurances.map(({ id, selectedOption }, index) => {
    const insurance = offered.find((one) => one.id === id);
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
}

function distinct(ids: readonly string[], field: string): readonly string[] {
  if (new Set(ids).size < ids.length) throw unknownChoice(field, 'names something twice');
  return ids;
}

const unknownChoice = (field: string, reason: string) =>
  new Refusal('invalid_input', 'A choice cannot be had.', [{ field, reason }]);
