import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outboxState } from '../../../../domain/handovers/outbox.ts';
import { sealCode } from '../../../../domain/handovers/seal.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { Note } from '../../components/note.tsx';
import { Screen } from '../../components/screen.tsx';
import { StepsLine } from '../../components/steps-line.tsx';
import { energyText, odometerText } from '../../components/summary.tsx';
import { outboxOf } from '../../drive-state.ts';
import { todayPath } from '../../navigation.tsx';
import { timeOf } from '../../times.ts';
import { useDriveState } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';
import { Stamp } from './stamp.tsx';

/** Made on this phone and shown at the car; sent when there is a network. */
export function SealedScreen({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const [isShown, setShown] = useState(false);
  const { renter, kind } = job;
  const { sealed, photographs, marks, signature } = handover;
  if (!sealed) return null;
  const code = sealCode(sealed.digest);
  const at = timeOf(sealed.at, job);
  if (isShown) return <ShownToRenter renter={renter} code={code} onHide={() => setShown(false)} />;
  const views = photographs.filter(({ subject }) => subject === 'view').length;
  return (
    <Screen
      title={t(kind === 'deliver' ? 'handover.sealed.title' : 'handover.sealed.returned')}
      note={t('handover.step', { number: 6, count: 6 })}
      above={<StepsLine now="seal" isDone />}
      footer={
        <>
          <Key variant="plain" className="flex-[0.68]" onClick={() => setShown(true)}>
            {t('handover.sealed.show', { renter })}
          </Key>
          <KeyLink href={todayPath}>{t('handover.sealed.next')}</KeyLink>
        </>
      }
    >
      <section
        aria-label={t('handover.sealed.title')}
        className="grid justify-items-center gap-1 rounded-sheet bg-night px-4 pt-6 pb-4 text-center text-on-night"
      >
        <Stamp job={job} at={sealed.at} />
        <h1 className="figures text-code tracking-[0.02em] whitespace-nowrap">{code}</h1>
        <p className="text-sm leading-5 text-balance text-inverse-quiet">
          {t('handover.sealed.nobody')}
        </p>
      </section>
      <List label={t('handover.steps.seal')}>
        <Row
          icon={<DriveIcon name="camera" />}
          text={t('handover.sealed.summary', {
            photos: t('handover.sealed.photos', { count: views }),
            marks: t('handover.sealed.marks', { count: marks.length }),
          })}
          end={at}
        />
        <Row
          icon={<DriveIcon name="fuel" />}
          text={odometerText({ job, handover })}
          end={energyText(handover)}
        />
        {signature && (
          <Row
            icon={<DriveIcon name="pen" />}
            text={
              'unsigned' in signature
                ? t(`handover.sealed.unsigned.${signature.unsigned}`, { renter })
                : t('handover.sealed.signed', { renter: signature.name })
            }
            end={timeOf(signature.at, job)}
          />
        )}
      </List>
      <WhereItIs job={job} />
    </Screen>
  );
}

/** "Sent" only when the server has answered with the same seal. */
function WhereItIs({ job }: Pick<JobProps, 'job'>) {
  const { t } = useTranslation('drive');
  const outbox = outboxOf(useDriveState(), job);
  const { renter } = job;
  const state = outbox ? outboxState(outbox) : 'sealed';
  if (state === 'sealed') {
    return (
      <Note variant="done" icon={<Icon name="check" />}>
        {t('handover.sealed.sent', { renter })}
      </Note>
    );
  }
  const isStuck = state === 'conflict' || state === 'problem';
  return (
    <Note
      variant={isStuck ? 'wrong' : 'wait'}
      icon={<DriveIcon name={isStuck ? 'alert' : 'cloud-off'} />}
    >
      {t(isStuck ? 'handover.sealed.stuck' : 'handover.sealed.waiting', { renter })}
    </Note>
  );
}

interface ShownToRenterProps {
  readonly renter: string;
  readonly code: string;
  readonly onHide: () => void;
}

const ShownToRenter = ({ renter, code, onHide }: ShownToRenterProps) => {
  const { t } = useTranslation('drive');
  return (
    <Screen
      title={t('handover.sealed.title')}
      footer={<Key onClick={onHide}>{t('handover.sealed.hide')}</Key>}
    >
      <div className="my-auto grid gap-4 text-center">
        <h1 className="text-2xl">{t('handover.sealed.showTitle', { renter })}</h1>
        <p className="title figures max-w-none text-code tracking-[0.02em] whitespace-nowrap">
          {code}
        </p>
        <p className="mx-auto text-quiet">{t('handover.sealed.showText')}</p>
      </div>
    </Screen>
  );
};
