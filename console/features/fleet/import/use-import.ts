import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { CarFilePreview } from '../../../../contract/operate/fleet-file.ts';
import { type CarFileField, mostCarsInFile } from '../../../../domain/fleet/car-file.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { pathOf } from '../../../shell/pages.ts';
import { readCsvFile } from './read-csv-file.ts';

type Columns = readonly (CarFileField | null)[];

interface Chosen {
  readonly name: string;
  readonly csv: string;
  readonly preview: CarFilePreview;
  /** However often this is pressed, it is one import. */
  readonly idempotencyKey: string;
}

/** From a file to its preview, and from there into the fleet. */
export function useImport() {
  const { t } = useTranslation(['carImport', 'desk']);
  const { id: cityId } = usePageCity();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<{ what: 'reading' | 'importing'; file: string } | null>(null);
  const isBusy = useRef(false);

  const during = async (what: 'reading' | 'importing', file: string, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing({ what, file });
    setProblem(null);
    await work().finally(() => {
      isBusy.current = false;
      setDoing(null);
    });
  };

  const problemOf = (error: unknown, file: string): string => {
    const code = error instanceof ApiError ? error.code : 'unavailable';
    switch (code) {
      case 'file_unreadable':
        return t('refusals.file_unreadable', { file, count: mostCarsInFile });
      case 'body_too_large':
        return t('refusals.tooLarge', { file });
      case 'import_changed':
      case 'import_refused':
        return t(`refusals.${code}`);
      case 'plate_taken':
      case 'vin_taken':
        return t('refusals.taken');
      case 'not_permitted':
      case 'too_many_requests':
      case 'unavailable':
        return t(`desk:refusals.${code}`);
      default:
        return t('desk:refusals.other');
    }
  };

  const look = async (name: string, csv: string, columns?: Columns) => {
    try {
      const body = { cityId, csv, ...(columns && { columns: [...columns] }) };
      const preview = await operateApi().previewImport({ body });
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
      during('reading', file.name, async () => {
        setChosen(null);
        const read = await readCsvFile(file);
        if (read.ok) await look(file.name, read.csv);
        else setProblem(t(`refusals.${read.problem}`, { file: file.name }));
      }),
    match: ({ name, csv }: Chosen, columns: Columns) =>
      during('reading', name, () => look(name, csv, columns)),
    save: ({ name, csv, preview, idempotencyKey }: Chosen) =>
      during('importing', name, async () => {
        const columns = preview.columns.map(({ field }) => field);
        const body = { cityId, csv, columns, digest: preview.digest };
        try {
          const done = await operateApi().importCars({ body }, { idempotencyKey });
          await navigate(pathOf('fleet', cityId));
          const title = t('done', done);
          await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
        } catch (error) {
          const isOutdated =
            error instanceof ApiError &&
            ['import_changed', 'plate_taken', 'vin_taken'].includes(error.code);
          if (isOutdated) await look(name, csv, columns);
          setProblem(problemOf(error, name));
        }
      }),
  };
}

export type Import = ReturnType<typeof useImport>;
export type { Chosen };
