import {
  type CarField,
  type CarFieldName,
  carFieldNames,
  carFields,
  type WrittenCar,
} from '../../../domain/fleet/car-fields.ts';
import { isPlate, tidyPlate } from '../../../domain/fleet/plate.ts';
import { checkVin, tidyVin } from '../../../domain/fleet/vin.ts';
import { type Currency, moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { pointIn } from '../../../domain/read-point.ts';
import { wholeIn } from '../../form/read-fields.ts';
import type { CarDraft } from './car-draft.ts';

type Wrong =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text' | 'price' | 'base' | 'plate' | 'vin' | 'vinCheck' };
export type DraftProblem = { readonly field: CarFieldName } & Wrong;

/** The first field that cannot be meant as it stands; null where all can. */
export function problemIn(draft: CarDraft): DraftProblem | null {
  for (const field of carFieldNames) {
    const wrong = wrongIn(field, draft[field]);
    if (wrong) return { field, ...wrong };
  }
  return null;
}

export const wrongIn = (name: CarFieldName, typed: string) =>
  wrongWith(typed.trim(), carFields[name]);

function wrongWith(text: string, field: CarField): Wrong | null {
  if (text === '' && field.nullable) return null;
  switch (field.kind) {
    case 'text':
      return text === '' ? { kind: 'text' } : null;
    case 'whole': {
      const { least, most } = field;
      return wholeIn(text, least, most) === null ? { kind: 'number', least, most } : null;
    }
    case 'money':
      return centsIn(text) ? null : { kind: 'price' };
    case 'point':
      return pointIn(text) ? null : { kind: 'base' };
    case 'plate':
      return isPlate(tidyPlate(text)) ? null : { kind: 'plate' };
    case 'vin': {
      const verdict = checkVin(tidyVin(text));
      if (verdict.ok) return null;
      return { kind: verdict.code === 'vin_check_digit' ? 'vinCheck' : 'vin' };
    }
    // What is chosen is one of what can be.
    case 'choice':
    case 'several':
    case 'flag':
    case 'day':
    case 'paint':
      return null;
  }
}

/** As the API takes it; asked only where there is no problem. */
export const readDraft = (draft: CarDraft, currency: Currency) =>
  Object.fromEntries(
    carFieldNames.map((field) => [field, valueIn(draft[field].trim(), carFields[field], currency)]),
  ) as WrittenCar;

function valueIn(text: string, field: CarField, currency: Currency): unknown {
  if (text === '' && field.nullable) return null;
  switch (field.kind) {
    case 'whole':
      return Number(text);
    case 'several': {
      const chosen = text.split(',');
      return field.values.filter((value) => chosen.includes(value));
    }
    case 'flag':
      return text === 'true';
    case 'money':
      return moneyFromCents(centsIn(text) ?? 0, currency);
    case 'point':
      return pointIn(text);
    case 'plate':
      return tidyPlate(text) || null;
    case 'vin':
      return tidyVin(text) || null;
    case 'text':
    case 'choice':
    case 'day':
    case 'paint':
      return text;
  }
}
