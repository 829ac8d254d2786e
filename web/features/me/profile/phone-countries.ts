import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

export interface PhoneCountry {
  readonly id: string;
  readonly label: string;
}

/** States that share the plain code of another, with no digits behind it to tell them apart. */
const sharing: readonly CountryCode[] = ['CA', 'KZ'];

/**
 * Every country with a code of its own, by name. A territory that is told apart only by the digits
 * behind a shared code ("1-242", "44-1481") is left out.
 */
export function phoneCountries(): PhoneCountry[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .filter((country) => ownsItsCode(country) || sharing.includes(country))
    .map((country) => ({
      id: country,
      label: `${names.of(country) ?? country} +${getCountryCallingCode(country)}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

function ownsItsCode(country: CountryCode): boolean {
  const [owner] = metadata.country_calling_codes[getCountryCallingCode(country)] ?? [];
  return owner === country;
}
