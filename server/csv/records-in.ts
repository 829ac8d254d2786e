import { parse } from 'csv-parse/sync';
import { Refusal } from '../errors.ts';

export interface CsvRecord {
  /** In the file, whose headers are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** With commas, semicolons or tabs, as spreadsheets write it. */
export function recordsIn(csv: string): CsvRecord[] {
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
