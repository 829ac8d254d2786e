import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type TroubleKind, troubleKinds } from '../../../../domain/handovers/event.ts';
import { likelyTroubles } from '../../../../domain/handovers/likely-troubles.ts';
import { emergencyNumber } from '../../../../domain/jobs/emergency-number.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DriveIcon, type DriveIconName } from '../../components/drive-icon.tsx';
import { keyClass } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { OfficeKey } from '../../components/office-key.tsx';
import { Heading, Screen } from '../../components/screen.tsx';
import { jobPath, Link } from '../../navigation.tsx';
import { type JobProps, placeToGoOn } from '../job-props.ts';
import { CarNotThere } from './car-not-there.tsx';
import { DoesNotStart } from './does-not-start.tsx';
import { MayNotDrive } from './may-not-drive.tsx';
import { NewDamage } from './new-damage.tsx';
import { NobodyThere } from './nobody-there.tsx';
import { Unsafe } from './unsafe.tsx';
import { WrongAddress } from './wrong-address.tsx';

interface TroubleScreenProps extends JobProps {
  readonly place: readonly string[];
}

const pages: Readonly<Record<TroubleKind, (props: JobProps) => ReactNode>> = {
  'car-not-there': CarNotThere,
  'nobody-there': NobodyThere,
  'wrong-address': WrongAddress,
  'may-not-drive': MayNotDrive,
  'does-not-start': DoesNotStart,
  'new-damage': NewDamage,
  unsafe: Unsafe,
};

const icons: Readonly<Record<TroubleKind, DriveIconName>> = {
  'car-not-there': 'pin',
  'nobody-there': 'door',
  'may-not-drive': 'eye',
  'does-not-start': 'battery',
  'new-damage': 'camera',
  'wrong-address': 'pin',
  unsafe: 'shield',
};

/** What is wrong, then what to press. The emergency number comes before us. */
export function TroubleScreen({ place: [name], ...props }: TroubleScreenProps) {
  const { t } = useTranslation('drive');
  const { job } = props;
  const { renter, countryCode } = job;
  const emergency = emergencyNumber(countryCode);
  const chosen = troubleKinds.find((kind) => kind === name);
  if (chosen) {
    const Page = pages[chosen];
    return <Page {...props} />;
  }
  return (
    <Screen
      title={t('trouble.name')}
      note={t(`job.title.${job.kind}`, { renter })}
      back={placeToGoOn(props)}
      footer={
        <>
          <a className={keyClass('plain', 'flex-[0.46]')} href={`tel:${emergency}`}>
            {emergency}
          </a>
          <OfficeKey job={job} />
        </>
      }
    >
      <Heading title={t('trouble.title')} />
      <nav aria-label={t('trouble.name')} className="grid gap-3">
        {likelyTroubles(props).map((kind) => (
          <Link
            key={kind}
            href={jobPath(job, 'trouble', kind)}
            className="flex min-h-21 items-center gap-4 rounded-card border-2 border-ink bg-card px-4 py-2 leading-[1.375rem]"
          >
            <DriveIcon name={icons[kind]} className="size-9 stroke-[1.9]" />
            <span className="flex-1 text-quiet">
              <strong className="title block text-lg text-ink">
                {t(`trouble.kinds.${kind}.title`)}
              </strong>
              {t(`trouble.kinds.${kind}.text`, { renter })}
            </span>
            <Icon name="forward" />
          </Link>
        ))}
      </nav>
      <Note variant="quiet" icon={<DriveIcon name="phone" />} className="mt-auto">
        {t('trouble.hurt', { emergency })}
      </Note>
    </Screen>
  );
}
