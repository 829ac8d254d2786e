import { parse } from 'csv-parse/sync';
import {
  type CarCells,
  type CarFileField,
  matchColumns,
  mostCarsInFile,
} from '../../../../domain/fleet/car-file.ts';
import { serverWords } from '../../../../i18n/server-words.ts';
import { Refusal } from '../../../errors.ts';

export interface FileLine {
  /** In the file, whose headers are line 1. */
  readonly line: number;
  readonly cells: CarCells;
  /** It has as many cells as there are headers. */
  readonly isWhole: boolean;
}

export interface ReadFile {
  readonly headers: readonly string[];
  readonly columns: readonly (CarFileField | null)[];
  readonly lines: readonly FileLine[];
}

/** With commas, semicolons or tabs, as spreadsheets write it. */
export function readFile(csv: string, columns?: readonly (CarFileField | null)[]): ReadFile {
  const [headers, ...rest] = recordsIn(csv);
  if (!headers || rest.length === 0) throw new Refusal('file_unreadable', 'The file has no cars.');
  if (rest.length > mostCarsInFile) {
    throw new Refusal('file_unreadable', `A file may have ${mostCarsInFile} cars at most.`);
  }
  if (columns && columns.length !== headers.cells.length) {
    throw new Refusal('file_unreadable', 'The file has another number of columns.');
  }
  const matched = columns ?? matchColumns(headers.cells, columnNames());
  if (!matched.some((field) => field === 'plate' || field === 'vin' || field === 'brand')) {
    throw new Refusal(
      'file_unreadable',
      'No column is known to be the plate, the VIN or the make.',
    );
  }
  return {
    headers: headers.cells,
    columns: matched,
    lines: rest.map(({ line, cells }) => ({
      line,
      cells: cellsIn(cells, matched),
      isWhole: cells.length === headers.cells.length,
    })),
  };
}

const columnNames = () => {
  const t = serverWords.getFixedT('en', 'carFile');
  return t('columns', { returnObjects: true }) as Readonly<Record<CarFileField, string>>;
};

const cellsIn = (cells: readonly string[], columns: readonly (CarFileField | null)[]): CarCells =>
  Object.fromEntries(columns.flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : [])));

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

function recordsIn(csv: string): CsvRecord[] {
  try {
    const records: unknown[] = parse(csv, {
      bom: true,
      delimiter: delimiterIn(csv),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      // The library counts to where a record ends; one whose texts have several lines began earlier.
      line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      cells: record.map((cell) => cell.trim()),
    }));
  } catch {
    throw new Refusal('file_unreadable', 'The file is not CSV.');
  }
}

/** Of those that spreadsheets write, the one that the headers have most of. */
function delimiterIn(csv: string): string {
  const [head = ''] = csv.split('\n', 1);
  const countOf = (one: string) => head.split(one).length;
  return [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}
