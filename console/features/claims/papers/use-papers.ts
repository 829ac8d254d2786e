import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { PaperPreview } from '../../../../contract/operate/paper-file.ts';
import { mostPapersInFile, type PaperField } from '../../../../domain/charges/paper-file.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { useRefusal } from '../../../form/use-refusal.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { pathOf } from '../../../shell/pages.ts';
import { readCsvFile } from '../../fleet/import/read-csv-file.ts';

type Columns = readonly (PaperField | null)[];

export interface Chosen {
  readonly name: string;
  readonly csv: string;
  readonly preview: PaperPreview;
  /** However often this is pressed, it is one import. */
  readonly idempotencyKey: string;
}

/** From a file to its preview, and from there to the renters. */
export function usePapers() {
  const { t } = useTranslation('claims');
  const { id: cityId } = usePageCity();
  const navigate = useNavigate();
  const refusalOf = useRefusal();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<'reading' | 'importing' | null>(null);
  const isBusy = useRef(false);

  const during = async (what: 'reading' | 'importing', work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing(what);
    setProblem(null);
    await work().finally(() => {
      isBusy.current = false;
      setDoing(null);
    });
  };

  const problemOf = (error: unknown, file: string): string => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'file_unreadable') {
      return t('papers.refusals.file_unreadable', { file, count: mostPapersInFile });
    }
    if (code === 'import_changed' || code === 'import_refused') {
      return t(`papers.refusals.${code}`);
    }
    return refusalOf(error).text;
  };

  const look = async (name: string, csv: string, columns?: Columns) => {
    try {
      const body = { cityId, csv, ...(columns && { columns: [...columns] }) };
      const preview = await operateApi().previewPapers({ body });
      setChosen({ name, csv, preview, idempotencyKey: crypto.randomUUID() });
    } catch (error) {
      setProblem(problemOf(error, name));
    }
  };

  return {
    chosen,
    problem,
    doing,
    choose: (file: File) =>
      during('reading', async () => {
        setChosen(null);
        const read = await readCsvFile(file);
        if (read.ok) await look(file.name, read.csv);
        else {
          const said = { file: file.name, count: mostPapersInFile };
          setProblem(t('papers.refusals.file_unreadable', said));
        }
      }),
    match: ({ name, csv }: Chosen, columns: Columns) =>
      during('reading', () => look(name, csv, columns)),
    save: ({ name, csv, preview, idempotencyKey }: Chosen) =>
      during('importing', async () => {
        const columns = preview.columns.map(({ field }) => field);
        const body = { cityId, csv, columns, digest: preview.digest };
        try {
          const { claimed } = await operateApi().importPapers({ body }, { idempotencyKey });
          await navigate(pathOf('claims', cityId));
          const title = t('papers.done', { count: claimed });
          await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
        } catch (error) {
          if (error instanceof ApiError && error.code === 'import_changed') {
            await look(name, csv, columns);
          }
          setProblem(problemOf(error, name));
        }
      }),
  };
}

export type Papers = ReturnType<typeof usePapers>;
