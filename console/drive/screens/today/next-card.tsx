import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { classes } from '../../../../ui/classes.ts';
import { handoverOf } from '../../drive-state.ts';
import { Link } from '../../navigation.tsx';
import { toldOf } from '../../times.ts';
import { useDriveState, useStoredPicture } from '../../use-drive.ts';
import { placeToGoOn } from '../job-props.ts';

interface NextCardProps {
  readonly job: DriverJob;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** What comes now, as the black card on the line. */
export function NextCard({ job, isFirst, isLast }: NextCardProps) {
  const { t } = useTranslation('drive');
  const handover = handoverOf(useDriveState(), job);
  const picture = useStoredPicture(job.car.picture);
  const { renter, kind, place, car } = job;
  const told = toldOf(job);
  return (
    <Link
      href={placeToGoOn({ job, handover })}
      className="relative mt-1 mb-6 block rounded-card bg-night pt-4 pr-4 pb-4.5 pl-12 text-on-night"
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className="absolute -top-6 left-[20.5px] h-6 w-[3px] bg-route-done"
        />
      )}
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-8 left-[20.5px] w-[3px] bg-signal-400',
          isLast ? 'bottom-4' : 'bottom-0',
        )}
      />
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute -bottom-7.5 left-[20.5px] h-7.5 w-[3px] bg-route-next"
        />
      )}
      <span
        aria-hidden="true"
        className="stays-filled absolute top-5.5 left-[13px] size-4.5 rounded-full bg-signal-400 shadow-[0_0_0_6px_color-mix(in_srgb,var(--color-signal-400)_32%,transparent)]"
      />
      <span className="block text-sm font-strong">{t('day.next')}</span>
      <span className="title mt-0.5 block text-2xl">{t(`day.${kind}`, { renter })}</span>
      <span className="mt-2 block text-lg leading-6 font-strong">{place.name}</span>
      <span className="mt-3 flex flex-wrap items-baseline gap-x-2 border-t border-night-line pt-3 text-sm text-inverse-quiet">
        <b className="title figures text-xl whitespace-nowrap text-on-night">
          {t('handover.sign.range', told)}
        </b>
        {t('day.toldTo', { renter })}
      </span>
      <span className="mt-2 flex items-center gap-3 text-sm leading-5">
        <img src={picture} alt="" className="aspect-video w-24 rounded-control object-contain" />
        <span className="grid justify-items-start gap-1 font-strong">
          {car.name}
          {car.plate && <span className="plate figures">{car.plate}</span>}
        </span>
      </span>
    </Link>
  );
}
