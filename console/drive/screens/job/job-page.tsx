import { useTranslation } from 'react-i18next';
import { mustFetch } from '../../../../domain/handovers/must-fetch.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { AdditionalDrivers } from '../../components/additional-drivers.tsx';
import { CarCard } from '../../components/car-card.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink, TroubleKey } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { Note } from '../../components/note.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { JobMap } from '../../components/way-map.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { toldOf } from '../../times.ts';
import { useRecord } from '../../use-drive.ts';
import { type JobProps, placeToGoOn } from '../job-props.ts';
import { WayTiles } from './way-tiles.tsx';

/** Where, when, which car, and what the renter wrote. */
export function JobPage({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const { kind, renter, place, note } = job;
  const setOut = async () => {
    if (await record({ act: { kind: 'set-out' } })) go(jobPath(job, 'way'));
  };
  return (
    <Screen
      title={t(`job.title.${kind}`, { renter })}
      note={t('day.told', toldOf(job))}
      above={<JobMap job={job} />}
      footer={
        <>
          <TroubleKey job={job} />
          <NextKey job={job} handover={handover} onSetOut={() => void setOut()} isBusy={isBusy} />
        </>
      }
    >
      <Heading title={place.name} />
      {note && (
        <Note icon={<DriveIcon name="door" />}>
          <span className="sr-only">{t('job.note', { renter })}: </span>
          {note}
        </Note>
      )}
      {job.awaitsDeposit && (
        <Note variant="wrong" icon={<Icon name="warning" />}>
          {t('job.awaitsDeposit')}
        </Note>
      )}
      <WayTiles job={job} />
      <CarCard job={job} isFetched={!mustFetch(job, handover)} />
      {job.extras.length > 0 && (
        <List label={t('job.extras')}>
          {job.extras.map((extra) => (
            <Row key={extra} icon={<Icon name="plus" />} text={extra} />
          ))}
        </List>
      )}
      <AdditionalDrivers job={job} />
      <StoreProblem problem={problem} />
    </Screen>
  );
}

interface NextKeyProps extends JobProps {
  readonly onSetOut: () => void;
  readonly isBusy: boolean;
}

/** First the car, then the way, then whatever is next at the door. */
function NextKey({ job, handover, onSetOut, isBusy }: NextKeyProps) {
  const { t } = useTranslation('drive');
  if (mustFetch(job, handover)) {
    return <KeyLink href={jobPath(job, 'fetch')}>{t('job.fetch.open')}</KeyLink>;
  }
  if (handover.setOutAt) {
    return <KeyLink href={placeToGoOn({ job, handover })}>{t(`day.continue.${job.kind}`)}</KeyLink>;
  }
  return (
    <Key onClick={onSetOut} disabled={isBusy}>
      {t('job.start')}
    </Key>
  );
}
