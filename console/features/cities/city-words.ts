import { useTranslation } from 'react-i18next';
import { isCountry } from '../../../domain/city-rules.ts';
import { cities } from '../../../i18n/en/console/cities.ts';
import { addWords } from '../../../i18n/words.ts';
import { useRefusal } from '../../form/use-refusal.ts';

addWords('cities', cities);

const regions = new Intl.DisplayNames('en', { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export const countryName = (code: string): string => regions.of(code) ?? code;

export const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isCountry)
  .map((id) => ({ id, label: countryName(id) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Why a city was not saved. */
export function useCityRefusal() {
  const { t } = useTranslation('cities');
  return useRefusal({
    city_id_taken: { field: 'id', text: t('problems.city_id_taken') },
    city_code_taken: { field: 'code', text: t('problems.city_code_taken') },
    city_has_bookings: { text: t('problems.city_has_bookings') },
    city_has_prices: { field: 'currency', text: t('problems.city_has_prices') },
    city_not_ready: { text: t('problems.city_not_ready') },
    other_currency: { text: t('problems.other_currency') },
  });
}
