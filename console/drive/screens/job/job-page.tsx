import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { AdditionalDrivers } from '../../components/additional-drivers.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink, TroubleKey } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { Note } from '../../components/note.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { toldOf } from '../../times.ts';
import { useRecord, useStoredPicture } from '../../use-drive.ts';
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
      footer={
        <>
          <TroubleKey job={job} />
          {handover.setOutAt ? (
            <KeyLink href={placeToGoOn({ job, handover })}>{t(`day.continue.${kind}`)}</KeyLink>
          ) : (
            <Key onClick={() => void setOut()} disabled={isBusy}>
              {t('job.start')}
            </Key>
          )}
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
        <Note look="wrong" icon={<Icon name="warning" />}>
          {t('job.awaitsDeposit')}
        </Note>
      )}
      <WayTiles job={job} />
      <CarCard job={job} />
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

function CarCard({ job: { car } }: { job: DriverJob }) {
  const { t } = useTranslation('drive');
  const picture = useStoredPicture(car.picture);
  return (
    <section
      aria-label={t('job.car')}
      className="flex items-center gap-4 rounded-card border border-hair bg-card p-3"
    >
      <img src={picture} alt="" className="aspect-video w-36 rounded-control object-contain" />
      <p className="font-strong leading-6">
        {car.name}
        <span className="block">
          {car.plate && <span className="plate figures">{car.plate}</span>}
        </span>
      </p>
    </section>
  );
}
