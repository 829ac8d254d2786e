import { z } from 'zod';
import {
  type CarField,
  type CarFieldName,
  carFieldNames,
  carFields,
  type FieldLeftOut,
  type WrittenCar,
} from '../../domain/fleet/car-fields.ts';
import { isPlate, tidyPlate } from '../../domain/fleet/plate.ts';
import { checkVin, tidyVin } from '../../domain/fleet/vin.ts';
import { carPaints } from '../car-designs.ts';
import { Point } from '../coordinates.ts';
import { PlannedDay } from '../moment.ts';
import { Money } from '../money.ts';

const Plate = z
  .string()
  .max(40)
  .transform(tidyPlate)
  .refine(isPlate, 'must be a plate of 2 to 15 letters and digits');
const Vin = z
  .string()
  .max(40)
  .transform(tidyVin)
  .superRefine((vin, context) => {
    const verdict = checkVin(vin);
    if (!verdict.ok) context.addIssue({ code: 'custom', message: vinProblems[verdict.code] });
  });
const vinProblems = {
  vin_shape: 'must have 17 letters and digits, without I, O and Q',
  vin_check_digit: 'has a check digit that does not fit: two characters may be exchanged',
} as const;

function taken(field: CarField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return z.string().trim().min(1).max(field.longest);
    case 'whole':
      return z.int().min(field.least).max(field.most);
    case 'choice':
      return z.enum(field.values);
    case 'several':
      return z.array(z.enum(field.values)).max(field.values.length);
    case 'flag':
      return z.boolean();
    case 'day':
      return PlannedDay;
    case 'money':
      return Money;
    case 'point':
      return Point;
    case 'paint':
      return z.enum(carPaints);
    case 'plate':
      return Plate;
    case 'vin':
      return Vin;
  }
}

/** What has been stored is answered as it is, whatever may be written today. */
function answered(field: CarField): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return z.int();
    case 'day':
      return z.iso.date();
    case 'text':
    case 'paint':
    case 'plate':
    case 'vin':
      return z.string();
    default:
      return taken(field);
  }
}

/** Who leaves a field out of a new car says this. */
function leftOut(field: CarField): unknown {
  if (field.nullable) return null;
  if (field.kind === 'several') return [];
  return field.kind === 'flag' ? field.usual : undefined;
}

type Shapes = { readonly [Name in CarFieldName]: z.ZodType<WrittenCar[Name], WrittenCar[Name]> };
type NewShapes = {
  readonly [Name in CarFieldName]: Name extends FieldLeftOut
    ? z.ZodDefault<Shapes[Name]>
    : Shapes[Name];
};

const shapesBy = (shape: (field: CarField) => z.ZodType) =>
  Object.fromEntries(
    carFieldNames.map((name) => {
      const field: CarField = carFields[name];
      const described = field.nullable ? shape(field).nullable() : shape(field);
      return [name, field.note === undefined ? described : described.describe(field.note)];
    }),
  ) as Shapes;

/** What somebody writes down of a car, and how it is answered. */
export const writtenShapes = shapesBy(taken);
export const answeredShapes = shapesBy(answered);

/** The same of a new car. */
export const newShapes = Object.fromEntries(
  carFieldNames.map((name) => {
    const usual = leftOut(carFields[name]);
    return [
      name,
      usual === undefined ? writtenShapes[name] : defaulted(writtenShapes[name], usual),
    ];
  }),
) as NewShapes;

function defaulted(shape: z.ZodType, usual: unknown) {
  return shape.default(usual);
}
