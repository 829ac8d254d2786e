import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  distanceSymbol,
  distanceUnit,
  drivenBetween,
  formatDistance,
  formatDriven,
  kilometresOf,
} from '../../../../domain/distance-unit.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { jobPath, Link } from '../../navigation.tsx';
import { useStoredFile } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

interface OdometerProps extends JobProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** More than any car has driven, and less than the server refuses. */
const MOST_DIGITS = 6;

export function Odometer({ job, handover, value, onChange }: OdometerProps) {
  const { t } = useTranslation('drive');
  const id = useId();
  const photo = useStoredFile(
    handover.photographs.find(({ subject }) => subject === 'dashboard')?.digest,
  );
  const note = useOdometerNote(job, value);
  return (
    <section
      aria-label={t('handover.readings.odometer')}
      className="grid grid-cols-[1fr_112px] items-center gap-x-4 gap-y-2 rounded-card border border-hair bg-card p-4"
    >
      <label htmlFor={id} className="text-sm leading-5 text-quiet">
        {t('handover.readings.odometer')}
      </label>
      <Link
        href={jobPath(job, 'camera', 'dashboard', 'readings')}
        aria-label={t('handover.readings.photograph')}
        className="row-span-3 grid h-21 place-items-center overflow-hidden rounded-control border-2 border-ink"
      >
        {photo ? (
          <img src={photo} alt={t('handover.readings.photo')} className="size-full object-cover" />
        ) : (
          <DriveIcon name="camera" className="size-8 stroke-[1.9]" />
        )}
      </Link>
      <span className="title figures flex items-baseline gap-2 text-reading tracking-display">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          maxLength={MOST_DIGITS}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
          className="min-h-touch w-full min-w-0 border-b-2 border-control bg-transparent text-[2.25rem] leading-none"
        />
        <small className="text-lg tracking-normal">
          {distanceSymbol(distanceUnit(job.countryCode))}
        </small>
      </span>
      <p role="status" className="figures text-sm leading-5 text-quiet">
        {note}
      </p>
    </section>
  );
}

/** Whether the figure can be right, from the last one known. */
function useOdometerNote({ car, delivery, countryCode }: JobProps['job'], value: string): string {
  const { t } = useTranslation('drive');
  const atDelivery = delivery?.readings?.odometerKm ?? null;
  const last = atDelivery ?? car.odometerKm;
  if (last === null) return t('handover.readings.first');
  if (value === '') return '';
  const unit = distanceUnit(countryCode);
  const ends = [last, kilometresOf(Number(value), unit), unit] as const;
  if (drivenBetween(...ends) < 0) {
    return t('handover.readings.lower', { distance: formatDistance(last, unit) });
  }
  const key = atDelivery === null ? 'handover.readings.driven' : 'handover.readings.drivenOn';
  return t(key, { distance: formatDriven(...ends) });
}
