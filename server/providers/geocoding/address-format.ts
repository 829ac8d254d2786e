import type { SearchedCity } from './port.ts';

type Country = Pick<SearchedCity, 'countryCode'>;

/** "110 Rue de Rivoli" there; everywhere else "Rua Augusta 110". */
const numberFirst: ReadonlySet<string> = new Set(
  'US CA GB IE FR LU MC AU NZ ZA IN SG MY PH TH IL'.split(' '),
);
/** "New York, New York 10019" there; everywhere else "1250-096 Lisboa". */
const stateBeforePostcode: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

const regionNames = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = ({ countryCode }: Country): string =>
  regionNames.of(countryCode) ?? countryCode;

export function writeDoor({ countryCode }: Country, street: string, number: string): string {
  return numberFirst.has(countryCode) ? `${number} ${street}` : `${street} ${number}`;
}

interface Town {
  readonly name: string;
  readonly state: string | undefined;
  readonly postcode: string | undefined;
}

export function writeTown({ countryCode }: Country, { name, state, postcode }: Town): string {
  if (!stateBeforePostcode.has(countryCode)) return postcode ? `${postcode} ${name}` : name;
  return [name, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
