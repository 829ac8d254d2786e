import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { classes } from '../../../../ui/classes.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { mapsLink } from '../../maps-link.ts';

const tileClass = (isFirst = false) =>
  classes(
    'grid min-h-19 place-content-center justify-items-center gap-1.5 rounded-card border-2 border-ink text-sm leading-none font-strong',
    isFirst ? 'bg-ink text-paper' : 'bg-card',
  );

/** The phone's own map, and who to call. */
export function WayTiles({ job }: { job: DriverJob }) {
  const { t } = useTranslation('drive');
  const { place, phone, supportPhone } = job;
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <a className={tileClass(true)} href={mapsLink(place)} target="_blank" rel="noreferrer">
          <DriveIcon name="navigate" className="size-7 stroke-[2.1]" />
          {t('job.navigate')}
        </a>
        {phone && (
          <a className={tileClass()} href={`tel:${phone}`}>
            <DriveIcon name="phone" className="size-7 stroke-[2.1]" />
            {t('job.call')}
          </a>
        )}
        {supportPhone && (
          <a className={tileClass()} href={`tel:${supportPhone}`}>
            <DriveIcon name="phone" className="size-7 stroke-[2.1]" />
            {t('job.office')}
          </a>
        )}
      </div>
      {!phone && <p className="text-sm leading-5 text-quiet">{t('job.noPhone')}</p>}
    </>
  );
}
