import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

export interface PhoneCountry {
  readonly id: string;
  readonly label: string;
}

/**
 * Every country with a code of its own, by name. A territory that is told apart only by the digits
 * behind a shared code ("1-242", "1-787 and 1-939") is left out.
 */
export function phoneCountries(): PhoneCountry[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .filter((country) => !/and|-/.test(fullCode(country)))
    .map((country) => ({
      id: country,
      label: `${names.of(country) ?? country} +${getCountryCallingCode(country)}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** "1" for the country that a code belongs to, "1-787 and 1-939" for one that shares it. */
function fullCode(country: CountryCode): string {
  const code = getCountryCallingCode(country);
  const [owner] = metadata.country_calling_codes[code] ?? [];
  const plan = new Metadata();
  plan.selectNumberingPlan(country);
  const leading = plan.numberingPlan?.leadingDigits();
  if (owner === country || !leading) return code;
  return leading
    .split('|')
    .map((digits) => `${code}-${digits}`)
    .join(' and ');
}
