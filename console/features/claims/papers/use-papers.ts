import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { PaperPreview } from '../../../../contract/operate/paper-file.ts';
import { mostPapersInFile, type PaperField } from '../../../../domain/charges/paper-file.ts';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { showToast } from '../../../../ui/toast.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { useCsvFile } from '../../../form/csv/use-csv-file.ts';
import { useRefusal } from '../../../form/use-refusal.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { pathOf } from '../../../shell/pages.ts';

/** Tolls and fines from a file to the renters. */
export function usePapers() {
  const { t } = useTranslation('claims');
  const { id: cityId } = usePageCity();
  const navigate = useNavigate();
  const refusalOf = useRefusal();

  const unreadable = (file: string) =>
    t('papers.refusals.file_unreadable', { file, count: mostPapersInFile });

  const refused = (error: unknown, file: string): string => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'file_unreadable') return unreadable(file);
    if (code === 'import_changed' || code === 'import_refused') {
      return t(`papers.refusals.${code}`);
    }
    return refusalOf(error).text;
  };

  return useCsvFile<PaperField, PaperPreview>({
    preview: (csv, columns) =>
      operateApi().previewPapers({ body: { cityId, csv, ...(columns && { columns }) } }),
    save: async (file, idempotencyKey) => {
      const body = { cityId, ...file };
      const { claimed } = await operateApi().importPapers({ body }, { idempotencyKey });
      await navigate(pathOf('claims', cityId));
      const title = t('papers.done', { count: claimed });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    },
    outdatedBy: ['import_changed'],
    unreadable: (_, file) => unreadable(file),
    refused,
  });
}
