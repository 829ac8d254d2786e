/** What the number of a car’s daily limit counts: miles in the United States. */
export const distanceUnit = (countryCode: string): 'miles' | 'kilometres' =>
  countryCode === 'US' ? 'miles' : 'kilometres';
