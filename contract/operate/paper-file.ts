import { z } from 'zod';
import {
  largestPaperFileBytes,
  mostPapersInFile,
  paperFields,
  paperProblems,
} from '../../domain/charges/paper-file.ts';
import { CityId } from '../cities.ts';
import { Money } from '../money.ts';

const Field = z.enum(paperFields);
const csv = z
  .string()
  .max(largestPaperFileBytes)
  .describe(`As RFC 4180 has it, with a line of headers and at most ${mostPapersInFile} lines`);

/** Tolls and fines to look through; without columns they are recognised by their headers. */
export const PaperFile = z.strictObject({
  cityId: CityId,
  csv,
  columns: z.array(Field.nullable()).max(50).optional(),
});

/** The same file with the columns and the digest that were looked at. */
export const PaperImport = z.strictObject({
  cityId: CityId,
  csv,
  columns: z.array(Field.nullable()).max(50),
  digest: z.string().regex(/^[0-9a-f]{64}$/, 'must be the digest of a preview'),
});

const PaperLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('claimed'),
    line: z.int(),
    what: z.enum(['toll', 'fine']),
    plate: z.string(),
    at: z.iso.datetime(),
    amount: Money,
    reference: z.string().describe('Of the booking it belongs to'),
    renter: z.string(),
  }),
  z.object({
    kind: z.literal('refused'),
    line: z.int(),
    plate: z.string(),
    problems: z.array(z.object({ field: Field.nullable(), problem: z.enum(paperProblems) })),
  }),
]);

export const PaperPreview = z.object({
  columns: z.array(z.object({ header: z.string(), field: Field.nullable() })),
  counts: z.object({ claimed: z.int(), refused: z.int() }),
  total: Money,
  lines: z.array(PaperLine),
  digest: z.string(),
});

export const PapersImported = z.object({ claimed: z.int() });

export type PaperFile = z.output<typeof PaperFile>;
export type PaperImport = z.output<typeof PaperImport>;
export type PaperPreview = z.infer<typeof PaperPreview>;
export type PaperLine = z.infer<typeof PaperLine>;
