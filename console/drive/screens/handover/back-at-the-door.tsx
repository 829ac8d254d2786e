import { useTranslation } from 'react-i18next';
import { timeOf } from '../../parts/times.ts';
import type { JobProps } from '../job-props.ts';

/** When the car was back: noted, never asked for at the door. */
export function BackAtTheDoor({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { arrivedAt } = handover;
  if (!arrivedAt) return null;
  const late = Math.floor(arrivedAt.since(Temporal.Instant.from(job.at)).total('minutes'));
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-card border border-hair bg-card p-4">
      <p className="text-sm leading-5 text-quiet">{t('handover.readings.back')}</p>
      <p className="title figures text-reading tracking-display">{timeOf(arrivedAt, job)}</p>
      <p className="figures text-sm leading-5 text-quiet">
        {late > 0
          ? t('handover.readings.late', { count: late, time: timeOf(job.at, job) })
          : t('handover.readings.onTime')}
      </p>
    </div>
  );
}
