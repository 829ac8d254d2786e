import { tidyPlate } from '../fleet/plate.ts';
import { type Currency, type Money, moneyFromCents } from '../money.ts';
import { pricePolicy } from '../policy-constants.ts';
import { centsIn } from '../read-cents.ts';

/** The columns of a file of tolls and fines, in the order in which it is written. */
export const paperFields = ['plate', 'at', 'amount', 'number', 'kind', 'place'] as const;
export type PaperField = (typeof paperFields)[number];
export type PaperCells = Readonly<Partial<Record<PaperField, string>>>;

export const mostPapersInFile = 2_000;
export const largestPaperFileBytes = 1024 * 1024;

/** What may be wrong with a cell, or with the line. */
export const paperProblems = [
  'missing',
  'plate',
  'time',
  'amount',
  'tooLittle',
  'kind',
  'noTrip',
  'notOver',
  'claimed',
  'twice',
  'cells',
] as const;
export type PaperProblem = (typeof paperProblems)[number];

export interface Paper {
  readonly plate: string;
  readonly at: Temporal.Instant;
  readonly amount: Money;
  readonly number: string;
  readonly kind: 'toll' | 'fine';
  readonly place: string;
}

export interface CellProblem {
  readonly field: PaperField | null;
  readonly problem: PaperProblem;
}

/** A line as a toll or fine, in the city's own time and money; or what is wrong with it. */
export function paperIn(
  cells: PaperCells,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: Currency },
): { readonly paper: Paper } | { readonly problems: readonly CellProblem[] } {
  const required = ['plate', 'at', 'amount', 'number'] as const;
  const missing = required.filter((field) => !cells[field]);
  if (missing.length > 0) {
    return { problems: missing.map((field) => ({ field, problem: 'missing' })) };
  }
  const at = instantIn(cells.at ?? '', timeZone);
  const cents = centsIn(cells.amount ?? '');
  const kind = kindIn(cells.kind ?? '');
  const problems: CellProblem[] = [
    ...(at ? [] : [{ field: 'at', problem: 'time' } as const]),
    ...(cents ? tooLittle(cents) : [{ field: 'amount', problem: 'amount' } as const]),
    ...(kind ? [] : [{ field: 'kind', problem: 'kind' } as const]),
  ];
  if (!(at && cents && kind) || problems.length > 0) return { problems };
  const { plate = '', number = '', place = '' } = cells;
  const amount = moneyFromCents(cents, currency);
  return { paper: { plate: tidyPlate(plate), at, amount, number, kind, place } };
}

/** No card is charged so little, and no claim made of it. */
const tooLittle = (cents: number): CellProblem[] =>
  cents < pricePolicy.smallestChargeCents ? [{ field: 'amount', problem: 'tooLittle' }] : [];

function kindIn(cell: string): Paper['kind'] | null {
  const said = cell.toLowerCase();
  if (said === '' || said === 'toll') return 'toll';
  return said === 'fine' ? said : null;
}

/** With a zone as it says, without one on the city's clock: `2027-03-21 14:05`. */
function instantIn(cell: string, timeZone: string): Temporal.Instant | null {
  const said = cell.replace(' ', 'T');
  try {
    return /(?:Z|[+-]\d\d:?\d\d)$/.test(said)
      ? Temporal.Instant.from(said)
      : Temporal.PlainDateTime.from(said).toZonedDateTime(timeZone).toInstant();
  } catch {
    return null;
  }
}
