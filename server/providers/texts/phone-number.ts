import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** +351912345678 of a number as it is dialled inside a country; null where it cannot be one. */
export function wholeNumber(phone: {
  readonly phone_country: string | null;
  readonly phone_number: string | null;
}): string | null {
  const { phone_country: country, phone_number: number } = phone;
  if (!country || !number || !isSupportedCountry(country)) return null;
  return parsePhoneNumberFromString(number, country)?.number ?? null;
}

/** With the spaces that people put into it. */
export const shownNumber = (whole: string): string =>
  parsePhoneNumberFromString(whole)?.formatInternational() ?? whole;
