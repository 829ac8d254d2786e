import { useTranslation } from 'react-i18next';
import type { Job, Jobs } from '../../../contract/operate/jobs.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

/** The whole day, whoever drives it. */
export function ExportJobs({ day, drivers, jobs }: Jobs) {
  const { t } = useTranslation(['jobs', 'desk']);
  const { id: city, timeZone } = usePageCity();
  return (
    <ExportTable<Job>
      label={t('name')}
      file={`jobs-${city}-${day}`}
      columns={[
        [t('columns.time'), ({ at }) => sheetTime(at, timeZone)],
        [t('columns.what'), ({ kind }) => t(`kinds.${kind}`)],
        [t('columns.car'), ({ car }) => car],
        [t('desk:export.plate'), ({ plate }) => plate],
        [t('columns.place'), ({ place }) => place],
        [t('columns.renter'), ({ renter }) => renter],
        [t('desk:export.booking'), ({ reference }) => reference],
        [
          t('columns.driver'),
          ({ driverId }) => drivers.find(({ id }) => id === driverId)?.name ?? t('noDriver'),
        ],
      ]}
      rows={() => jobs}
    />
  );
}
