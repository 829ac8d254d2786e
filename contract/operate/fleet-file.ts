import { z } from 'zod';
import {
  carFileFields,
  carFileProblems,
  largestCarFileBytes,
  mostCarsInFile,
} from '../../domain/fleet/car-file.ts';
import { CityId } from '../cities.ts';

const Field = z.enum(carFileFields);
const csv = z
  .string()
  .max(largestCarFileBytes)
  .describe(`As RFC 4180 has it, with a line of headers and at most ${mostCarsInFile} cars`);

/** A file of cars to look through; without columns they are recognised by their headers. */
export const CarFile = z.strictObject({
  cityId: CityId,
  csv,
  columns: z
    .array(Field.nullable())
    .max(200)
    .optional()
    .describe('Which column is what; null: none'),
});

/** The same file with the columns and the digest that were looked at. */
export const CarImport = z.strictObject({
  cityId: CityId,
  csv,
  columns: z.array(Field.nullable()).max(200),
  digest: z.string().regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview'),
});

const line = {
  line: z.int().describe('In the file, whose headers are line 1'),
  name: z.string().describe('Make and model'),
  plate: z.string().nullable(),
};
const CarLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), ...line }),
  z.object({
    kind: z.literal('changed'),
    ...line,
    carId: z.uuid(),
    changes: z.array(z.object({ field: Field, before: z.string(), after: z.string() })),
  }),
  z.object({ kind: z.literal('same'), ...line, carId: z.uuid() }),
  z.object({
    kind: z.literal('refused'),
    ...line,
    problems: z.array(
      z.object({
        field: Field.nullable().describe('Null: the line as a whole'),
        problem: z.enum(carFileProblems),
        said: z.string().describe('The cell as it is'),
      }),
    ),
  }),
]);

export const CarFilePreview = z.object({
  columns: z.array(z.object({ header: z.string(), field: Field.nullable() })),
  counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
  lines: z.array(CarLine),
  digest: z.string().describe('Of everything that would be done, to be sent along with the import'),
});

export const CarsImported = z.object({ added: z.int(), changed: z.int() });

export type CarFile = z.output<typeof CarFile>;
export type CarImport = z.output<typeof CarImport>;
export type CarFilePreview = z.infer<typeof CarFilePreview>;
export type CarLine = z.infer<typeof CarLine>;
