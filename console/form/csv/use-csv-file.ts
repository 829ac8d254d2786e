import { useRef, useState } from 'react';
import { ApiError } from '../../../contract/client.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type ReadCsv, readCsvFile } from './read-csv-file.ts';

interface CsvPreview<Field> {
  readonly columns: readonly { readonly header: string; readonly field: Field | null }[];
  readonly digest: string;
}

export interface ChosenFile<Preview> {
  readonly name: string;
  readonly csv: string;
  readonly preview: Preview;
  /** However often this is pressed, it is one import. */
  readonly idempotencyKey: string;
}

interface Import<Field, Preview> {
  readonly preview: (csv: string, columns?: (Field | null)[]) => Promise<Preview>;
  /** Saves it, leaves the page and says so. */
  readonly save: (
    file: { csv: string; columns: (Field | null)[]; digest: string },
    idempotencyKey: string,
  ) => Promise<void>;
  /** What the preview was made of has changed, so it is made again. */
  readonly outdatedBy: readonly ErrorCode[];
  readonly unreadable: (problem: (ReadCsv & { ok: false })['problem'], file: string) => string;
  readonly refused: (error: unknown, file: string) => string;
}

/** From a file to its preview, and from there into the product. */
export function useCsvFile<Field, Preview extends CsvPreview<Field>>(work: Import<Field, Preview>) {
  const [chosen, setChosen] = useState<ChosenFile<Preview> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<{ what: 'reading' | 'importing'; file: string } | null>(null);
  const isBusy = useRef(false);

  const during = async (what: 'reading' | 'importing', file: string, act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing({ what, file });
    setProblem(null);
    await act().finally(() => {
      isBusy.current = false;
      setDoing(null);
    });
  };

  const look = async (name: string, csv: string, columns?: (Field | null)[]) => {
    try {
      const preview = await work.preview(csv, columns);
      setChosen({ name, csv, preview, idempotencyKey: crypto.randomUUID() });
    } catch (error) {
      setProblem(work.refused(error, name));
    }
  };

  return {
    chosen,
    problem,
    doing,
    choose: (file: File) =>
      during('reading', file.name, async () => {
        setChosen(null);
        const read = await readCsvFile(file);
        if (read.ok) await look(file.name, read.csv);
        else setProblem(work.unreadable(read.problem, file.name));
      }),
    /** Which field a column is: a field that another column had moves here. */
    match: ({ name, csv, preview }: ChosenFile<Preview>, at: number, field: Field | null) =>
      during('reading', name, () => {
        const columns = preview.columns.map(({ field: old }) => (old === field ? null : old));
        columns[at] = field;
        return look(name, csv, columns);
      }),
    save: ({ name, csv, preview, idempotencyKey }: ChosenFile<Preview>) =>
      during('importing', name, async () => {
        const columns = preview.columns.map(({ field }) => field);
        try {
          await work.save({ csv, columns, digest: preview.digest }, idempotencyKey);
        } catch (error) {
          if (error instanceof ApiError && work.outdatedBy.includes(error.code)) {
            await look(name, csv, columns);
          }
          setProblem(work.refused(error, name));
        }
      }),
  };
}
