import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cell, csvLine } from '../../../domain/csv-line.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from './save-file.ts';

interface ExportTableProps<Row> {
  /** What the table is called. */
  readonly label: string;
  /** Of the file, without its ending. */
  readonly file: string;
  readonly columns: readonly (readonly [title: string, cellOf: (row: Row) => Cell])[];
  /** All rows of the table in their order, those of its other pages, too. */
  readonly rows: () => readonly Row[] | Promise<readonly Row[]>;
}

/** What is on the screen as a file: moments by the city's clock, amounts as numbers. */
export function ExportTable<Row>({ label, file, columns, rows }: ExportTableProps<Row>) {
  const { t } = useTranslation('desk');
  const [state, setState] = useState<'ready' | 'reading' | 'failed'>('ready');
  const save = async () => {
    setState('reading');
    try {
      const lines = [
        columns.map(([title]) => title),
        ...(await rows()).map((row) => columns.map(([, cellOf]) => cellOf(row))),
      ];
      saveFile(`${file}.csv`, lines.map((cells) => `${csvLine(cells)}\n`).join(''));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className="flex items-center gap-3 print:hidden">
      <span role="alert" className="text-error-600">
        {state === 'failed' && t('refusals.unavailable')}
      </span>
      <Button
        variant="outline"
        aria-label={t('export.label', { table: label })}
        waiting={state === 'reading'}
        onClick={() => void save()}
      >
        {t('export.action')}
      </Button>
    </span>
  );
}
