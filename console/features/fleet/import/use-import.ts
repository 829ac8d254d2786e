import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { CarFilePreview } from '../../../../contract/operate/fleet-file.ts';
import { type CarFileField, mostCarsInFile } from '../../../../domain/fleet/car-file.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { type ChosenFile, useCsvFile } from '../../../form/csv/use-csv-file.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { pathOf } from '../../../shell/pages.ts';

/** Cars from a file into the fleet. */
export function useImport() {
  const { t } = useTranslation(['carImport', 'desk']);
  const { id: cityId } = usePageCity();
  const navigate = useNavigate();

  const refused = (error: unknown, file: string): string => {
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

  return useCsvFile<CarFileField, CarFilePreview>({
    preview: (csv, columns) =>
      operateApi().previewImport({ body: { cityId, csv, ...(columns && { columns }) } }),
    save: async (file, idempotencyKey) => {
      const body = { cityId, ...file };
      const done = await operateApi().importCars({ body }, { idempotencyKey });
      await navigate(pathOf('fleet', cityId));
      const title = t('done', done);
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    },
    outdatedBy: ['import_changed', 'plate_taken', 'vin_taken'],
    unreadable: (problem, file) => t(`refusals.${problem}`, { file }),
    refused,
  });
}

export type Import = ReturnType<typeof useImport>;
export type Chosen = ChosenFile<CarFilePreview>;
