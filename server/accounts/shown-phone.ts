import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** With the spaces that people of the country put into it. */
export function shownPhone(phone: {
  readonly code: string;
  readonly country: string;
  readonly number: string;
}): string {
  const { code, country, number } = phone;
  const parsed = isSupportedCountry(country) && parsePhoneNumberFromString(number, country);
  return parsed ? parsed.formatInternational() : `${code} ${number}`;
}
