import {
  type CarCells,
  type CarFileField,
  carFileFields,
  mostCarsInFile,
} from '../../../../domain/fleet/car-file.ts';
import { matchColumns } from '../../../../domain/match-columns.ts';
import { serverWords } from '../../../../i18n/server-words.ts';
import { recordsIn } from '../../../csv/records-in.ts';
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
  const matched = columns ?? matchColumns(headers.cells, carFileFields, columnNames());
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
