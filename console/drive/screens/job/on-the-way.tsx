import { useTranslation } from 'react-i18next';
import { Key, TroubleKey } from '../../components/key.tsx';
import { Screen } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { JobMap } from '../../components/way-map.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { timeOf, toldOf } from '../../times.ts';
import { useNow, useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { TellLate } from './tell-late.tsx';
import { WayTiles } from './way-tiles.tsx';

/** No work while driving: one time, one place and the keys. */
export function OnTheWay({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const now = useNow();
  const { renter, place } = job;
  const lateMinutes = Math.floor(now.since(Temporal.Instant.from(job.to)).total('minutes'));
  const arrive = async () => {
    if (await record({ act: { kind: 'arrived' } })) go(jobPath(job, 'identity'));
  };
  return (
    <Screen
      title={t('job.to', { renter })}
      note={t('day.told', toldOf(job))}
      back={jobPath(job)}
      above={<JobMap job={job} />}
      footer={
        <>
          <TroubleKey job={job} />
          <Key onClick={() => void arrive()} disabled={isBusy}>
            {t('job.atDoor')}
          </Key>
        </>
      }
    >
      <div className="grid gap-0.5">
        <p className="title figures text-clock tracking-display">{timeOf(job.to, job)}</p>
        <p className="leading-6 text-quiet">
          {lateMinutes > 0 ? t('job.late', { count: lateMinutes }) : t('job.byTime')}
        </p>
      </div>
      <h1 className="text-2xl tracking-display">{place.name}</h1>
      {lateMinutes > 0 && <TellLate job={job} />}
      <WayTiles job={job} />
      {handover.setOutAt && (
        <p className="figures text-sm text-quiet">
          {t('job.drivingSince', { time: timeOf(handover.setOutAt, job) })}
        </p>
      )}
      <StoreProblem problem={problem} />
    </Screen>
  );
}
