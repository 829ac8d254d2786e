import { useTranslation } from 'react-i18next';
import { lateFrom, lateMinutes } from '../../../../domain/charges/late.ts';
import { metAt } from '../../../../domain/handovers/met-at.ts';
import { byServer, eventsOf } from '../../drive-state.ts';
import { timeOf } from '../../times.ts';
import { useDriveState } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

/** When the car was back, by our clock: noted, never asked for at the door. */
export function BackAtTheDoor({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const state = useDriveState();
  if (!handover.arrivedAt) return null;
  const arrivedAt = byServer(state, handover.arrivedAt);
  const metByPhone = metAt(eventsOf(state, job));
  const backAt = metByPhone ? byServer(state, metByPhone) : arrivedAt;
  const times = { agreedAt: Temporal.Instant.from(job.at), arrivedAt, metAt: backAt };
  const late = lateMinutes(times);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-card border border-hair bg-card p-4">
      <p className="text-sm leading-5 text-quiet">{t('handover.readings.back')}</p>
      <p className="title figures text-reading tracking-display">{timeOf(backAt, job)}</p>
      <p className="figures text-sm leading-5 text-quiet">
        {late > 0
          ? t('handover.readings.late', { count: late, time: timeOf(lateFrom(times), job) })
          : t('handover.readings.onTime')}
      </p>
    </div>
  );
}
