import type { City } from '../../contract/cities.ts';
import type { PublicConfig } from '../../contract/configuration.ts';
import { words } from '../../i18n/words.ts';

export interface Contact {
  readonly email: string;
  /** One for each city, unless all have the same: then one without a city. */
  readonly phones: readonly CityPhone[];
}

interface CityPhone {
  readonly city: string | null;
  readonly phone: string;
}

/** How we can be reached: every city on offer has a number of its own, or the general one. */
export function contactOf(
  { email, phone }: Pick<PublicConfig['contact'], 'email' | 'phone'>,
  cities: readonly Pick<City, 'name' | 'offered' | 'supportPhone'>[],
): Contact {
  const phones = cities
    .filter(({ offered }) => offered)
    .map(({ name, supportPhone }) => ({ city: name, phone: supportPhone ?? phone }));
  const [first = phone, ...others] = new Set(phones.map((one) => one.phone));
  return { email, phones: others.length > 0 ? phones : [{ city: null, phone: first }] };
}

/** "+351 200 555 142 (Lisbon) or +1 212 555 0100 (New York)" */
export function phonesText({ phones }: Contact): string {
  return words.t('phones.either', {
    phones: phones.map(({ city, phone }) =>
      city === null ? phone : words.t('phones.ofCity', { phone, city }),
    ),
  });
}
