import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { Refusal } from '../errors.ts';

/** "+1" for a US number; a number that the country cannot have is refused. */
export function diallingCode(phone: { readonly country: string; readonly number: string }): string {
  const { country, number } = phone;
  if (!isSupportedCountry(country)) {
    throw unusable('body.phone.country', 'is no country with telephones');
  }
  if (!isPossible(number, country)) {
    throw unusable('body.phone.number', 'is not a number of this country');
  }
  return `+${getCountryCallingCode(country)}`;
}

const isPossible = (number: string, country: CountryCode) =>
  parsePhoneNumberFromString(number, country)?.isPossible() ?? false;

const unusable = (field: string, reason: string) =>
  new Refusal('invalid_input', 'The request holds something that cannot be used.', [
    { field, reason },
  ]);
