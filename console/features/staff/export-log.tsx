import { useTranslation } from 'react-i18next';
import type { AuditPage } from '../../../contract/operate/audit.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { operateApi } from '../../api/operate-api.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import type { AskedLog } from './use-audit-pages.ts';
import { type Entry, useAuditWords } from './use-audit-words.ts';

/** All entries that are asked for, the oldest, too. */
export function ExportLog({ query }: { readonly query: AskedLog }) {
  const { t } = useTranslation('audit');
  const { timeZone } = usePageCity();
  const { whoOf, whatOf, subjectOf, changesOf } = useAuditWords();
  return (
    <ExportTable<Entry>
      label={t('title')}
      file="audit-log"
      columns={[
        [t('when'), ({ at }) => sheetTime(at, timeZone)],
        [t('who'), whoOf],
        [t('what'), whatOf],
        [t('target'), subjectOf],
        [t('change'), (entry) => changesOf(entry).join('; ')],
        [t('reason'), ({ reason }) => reason],
      ]}
      rows={async () => {
        const entries: Entry[] = [];
        for (let before: number | null | undefined; before !== null; ) {
          const page: AuditPage = await operateApi().listAudit({
            query: { ...query, size: 200, ...(before && { before }) },
          });
          entries.push(...page.items);
          before = page.next;
        }
        return entries;
      }}
    />
  );
}
