import { useTranslation } from 'react-i18next';
import { CarCard } from '../../components/car-card.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink, keyClass } from '../../components/key.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { WayMap } from '../../components/way-map.tsx';
import { mapsLink } from '../../maps-link.ts';
import { go, jobPath } from '../../navigation.tsx';
import { toldOf } from '../../times.ts';
import { useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

/** The plate is compared before anybody drives: everything that follows is about this car. */
export function FetchCar({ job }: Pick<JobProps, 'job'>) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const { car, knownMarks } = job;
  const words = car.plate === null ? 'job.fetch.noPlate' : 'job.fetch';
  const take = async () => {
    const act = { kind: 'fetched', carId: car.id, knownMarks } as const;
    if (await record({ act })) go(jobPath(job), { replace: true });
  };
  return (
    <Screen
      title={t('job.fetch.open')}
      note={t('day.told', toldOf(job))}
      back={jobPath(job)}
      above={car.base && <WayMap cityId={job.cityId} from={null} to={car.base} />}
      footer={
        <>
          <KeyLink
            variant="plain"
            className="flex-[0.68]"
            href={jobPath(job, 'trouble', 'car-not-there')}
          >
            {t('job.fetch.no')}
          </KeyLink>
          <Key onClick={() => void take()} disabled={isBusy}>
            {t(`${words}.yes`)}
          </Key>
        </>
      }
    >
      <Heading title={t(`${words}.title`)} lead={t(`${words}.lead`)} />
      <CarCard job={job} />
      {car.base && (
        <a
          className={keyClass('plain', 'flex-none')}
          href={mapsLink(car.base)}
          target="_blank"
          rel="noreferrer"
        >
          <DriveIcon name="navigate" />
          {t('job.fetch.base')}
        </a>
      )}
      <StoreProblem problem={problem} />
    </Screen>
  );
}
