import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../contract/operate/drive.ts';
import { useStoredPicture } from '../use-drive.ts';
import { DriveIcon } from './drive-icon.tsx';

interface CarCardProps {
  readonly job: DriverJob;
  readonly isFetched?: boolean;
}

/** Which car, by its plate, and where it stands until the driver has it. */
export function CarCard({ job: { car, kind }, isFetched = false }: CarCardProps) {
  const { t } = useTranslation('drive');
  const picture = useStoredPicture(car.picture);
  return (
    <section aria-label={t('job.car')} className="rounded-card border border-hair bg-card p-3">
      <div className="flex items-center gap-4">
        <img src={picture} alt="" className="aspect-video w-32 rounded-control object-contain" />
        <p className="grid justify-items-start gap-1.5 leading-5 font-strong">
          {car.name}
          {car.plate && <span className="plate plate-large figures">{car.plate}</span>}
        </p>
      </div>
      {kind === 'deliver' && !isFetched && (
        <p className="mt-2 flex items-center gap-3 border-t border-hair px-1 pt-2.5 leading-6">
          <DriveIcon name="pin" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            <small className="block text-sm leading-5 text-quiet">{t('job.fetch.where')}</small>
            {car.standsAt ?? t('job.fetch.unknown')}
          </span>
        </p>
      )}
    </section>
  );
}
