import type { CityEdit, DeskCity } from '../../../contract/operate/cities.ts';
import { moneyText } from '../../../domain/format-money.ts';

/** What can be written down of a city, in the order of the form, each with the field of the API it is part of. */
const partOf = {
  name: 'name',
  code: 'code',
  countryCode: 'countryCode',
  timeZone: 'timeZone',
  currency: 'currency',
  south: 'boundingBox',
  west: 'boundingBox',
  north: 'boundingBox',
  east: 'boundingBox',
  tax: 'taxBasisPoints',
  turnaroundMinutes: 'turnaroundMinutes',
  handovers: 'handovers',
  creditCard: 'deposit',
  debitCard: 'deposit',
  youngDriverFees: 'youngDriverFees',
  supportPhone: 'supportPhone',
  supportEmail: 'supportEmail',
  opensAtHour: 'hours',
  closesAtHour: 'hours',
} as const satisfies Record<string, keyof CityEdit>;

export type CityField = keyof typeof partOf;
export type CityPart = (typeof partOf)[CityField];
export type CityDraft = Readonly<Record<CityField, string>>;

/** The fields of the API that these fields of the form are part of, each once. */
export const partsOf = (fields: readonly CityField[]): readonly CityPart[] => [
  ...new Set(fields.map((field) => partOf[field])),
];

export const newDraft: CityDraft = {
  name: '',
  code: '',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  south: '',
  west: '',
  north: '',
  east: '',
  tax: '',
  turnaroundMinutes: '120',
  handovers: 'by-clock',
  creditCard: '',
  debitCard: '',
  youngDriverFees: '',
  supportPhone: '',
  supportEmail: '',
  opensAtHour: '7',
  closesAtHour: '23',
};

export const draftOf = (city: DeskCity): CityDraft => ({ ...newDraft, ...draftPart(city) });

const plainFields = ['name', 'code', 'countryCode', 'timeZone', 'currency', 'handovers'] as const;

/** Those fields that are there, as they would stand in the form. */
export function draftPart(city: Partial<DeskCity>): Partial<CityDraft> {
  const { boundingBox: box, deposit, youngDriverFees: fees, hours } = city;
  const plain = plainFields.filter((field) => city[field] !== undefined);
  return {
    ...Object.fromEntries(plain.map((field) => [field, city[field]])),
    ...(box && {
      south: String(box.southWest.latitude),
      west: String(box.southWest.longitude),
      north: String(box.northEast.latitude),
      east: String(box.northEast.longitude),
    }),
    ...(city.taxBasisPoints !== undefined && { tax: String(city.taxBasisPoints / 100) }),
    ...(city.turnaroundMinutes !== undefined && {
      turnaroundMinutes: String(city.turnaroundMinutes),
    }),
    ...(deposit && {
      creditCard: moneyText(deposit.creditCard),
      debitCard: moneyText(deposit.debitCard),
    }),
    ...(fees && { youngDriverFees: fees.map(bandText).join('\n') }),
    ...(city.supportPhone !== undefined && { supportPhone: city.supportPhone ?? '' }),
    ...(city.supportEmail !== undefined && { supportEmail: city.supportEmail ?? '' }),
    ...(hours && {
      opensAtHour: String(hours.opensAtHour),
      closesAtHour: String(hours.closesAtHour),
    }),
  };
}

const bandText = ({ fromAge, toAge, perDay }: DeskCity['youngDriverFees'][number]) =>
  `${fromAge}-${toAge}: ${moneyText(perDay)}`;
