import { carValues } from '../car.ts';
import type { Money } from '../money.ts';
import type { Point } from '../service-area.ts';

/**
 * What kind of thing is written down in a field, within which bounds, and whether it can be left unknown. The API
 * (contract/operate/car-shapes.ts), the columns (server/operate/fleet/car-columns.ts), files of cars (car-file.ts) and
 * the console's form and facts go by it, so that a new field is a line of `carFields`.
 */
export type CarField = {
  readonly nullable?: true;
  /** For those who read the description of the API. */
  readonly note?: string;
} & (
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice' | 'several'; readonly values: readonly string[] }
  /** `usual` is what a new car has until somebody says otherwise. */
  | { readonly kind: 'flag'; readonly usual: boolean }
  | { readonly kind: 'day' | 'money' | 'point' | 'paint' | 'plate' | 'vin' }
);

/** The car itself. */
export const builtFields = {
  brand: { kind: 'text', longest: 40 },
  model: { kind: 'text', longest: 60 },
  year: { kind: 'whole', least: 1990, most: 2100 },
  category: { kind: 'choice', values: carValues.category },
  bodyType: { kind: 'choice', values: carValues.bodyType },
  transmission: { kind: 'choice', values: carValues.transmission },
  propulsionType: { kind: 'choice', values: carValues.propulsionType },
  seats: { kind: 'whole', least: 1, most: 9 },
  doors: { kind: 'whole', least: 2, most: 6 },
  luggages: { kind: 'whole', least: 0, most: 20 },
  features: { kind: 'several', values: carValues.features },
  colour: { kind: 'paint', nullable: true },
} as const satisfies Readonly<Record<string, CarField>>;

/** What renters are offered, and where. */
export const offerFields = {
  pricePerDay: { kind: 'money', note: "In the city's currency, in whole cents" },
  dailyMileageLimit: {
    kind: 'whole',
    least: 1,
    most: 10_000,
    nullable: true,
    note: 'Null: no limit',
  },
  base: { kind: 'point', note: 'Where it stands between trips' },
  offered: { kind: 'flag', usual: true, note: 'Whether renters are shown it' },
} as const satisfies Readonly<Record<string, CarField>>;

/** What tells it from others like it, and when its papers end. */
export const identityFields = {
  plate: { kind: 'plate', nullable: true },
  vin: { kind: 'vin', nullable: true },
  tollsTag: { kind: 'text', longest: 40, nullable: true },
  insuranceEndsOn: { kind: 'day', nullable: true, note: 'The last day on which it is good' },
  inspectionEndsOn: { kind: 'day', nullable: true },
  registrationEndsOn: { kind: 'day', nullable: true },
} as const satisfies Readonly<Record<string, CarField>>;

/** Everything that somebody writes down of a car. */
export const carFields = { ...builtFields, ...offerFields, ...identityFields };
type Fields = typeof carFields;
export type CarFieldName = keyof Fields;
export const carFieldNames = Object.keys(carFields) as CarFieldName[];

type Value<Field> = Field extends {
  readonly kind: infer Kind extends 'choice' | 'several';
  readonly values: readonly (infer One)[];
}
  ? { choice: One; several: One[] }[Kind]
  : Field extends { readonly kind: 'whole' }
    ? number
    : Field extends { readonly kind: 'flag' }
      ? boolean
      : Field extends { readonly kind: 'money' }
        ? Money
        : Field extends { readonly kind: 'point' }
          ? Point
          : string;

/** A car as it is written down. */
export type WrittenCar = {
  [Name in CarFieldName]: Fields[Name] extends { readonly nullable: true }
    ? Value<Fields[Name]> | null
    : Value<Fields[Name]>;
};

/** Those of one kind: `FieldOf<'choice'>` is whatever one of a few values is chosen for. */
export type FieldOf<Kind extends CarField['kind']> = {
  [Name in CarFieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[CarFieldName];

/** What can be left out of a new car: it is not known, there is none of it, or it is as usual. */
export type FieldLeftOut = {
  [Name in CarFieldName]: Fields[Name] extends
    | { readonly nullable: true }
    | { readonly kind: 'several' | 'flag' }
    ? Name
    : never;
}[CarFieldName];
