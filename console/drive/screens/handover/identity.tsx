import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { AdditionalDrivers } from '../../components/additional-drivers.tsx';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

/** The driver's eyes decide: nothing is photographed or compared by the phone. */
export function IdentityScreen({ job }: Pick<JobProps, 'job'>) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const { renter, birthYear, kind } = job;
  const answer = async (isSamePerson: boolean) => {
    if (!(await record({ act: { kind: 'identity-checked', isSamePerson, words: '' } }))) return;
    go(isSamePerson ? jobPath(job, 'photos') : jobPath(job, 'trouble', 'may-not-drive'));
  };
  return (
    <StepScreen
      step="identity"
      back={jobPath(job, 'way')}
      footer={
        <>
          {kind === 'collect' ? (
            <KeyLink variant="plain" className="flex-[0.68]" href={jobPath(job, 'photos')}>
              {t('handover.identity.keysOnly')}
            </KeyLink>
          ) : (
            <Key
              variant="plain"
              className="flex-[0.68]"
              disabled={isBusy}
              onClick={() => void answer(false)}
            >
              {t('handover.identity.unsure')}
            </Key>
          )}
          <Key disabled={isBusy} onClick={() => void answer(true)}>
            {t('handover.identity.yes', { renter })}
          </Key>
        </>
      }
    >
      <Heading
        title={t('handover.identity.title', { renter })}
        lead={t('handover.identity.lead')}
      />
      <List label={t('handover.steps.identity')}>
        <Row icon={<DriveIcon name="eye" />} text={t('handover.identity.face')} />
        <Row icon={<DriveIcon name="pen" />} text={t('handover.identity.name', { renter })} />
        {birthYear && (
          <Row
            icon={<Icon name="wait" />}
            text={t('handover.identity.born', { year: birthYear })}
          />
        )}
        <Row icon={<Icon name="paper" />} text={t('handover.identity.licence')} />
      </List>
      {kind === 'deliver' && <AdditionalDrivers job={job} />}
      <StoreProblem problem={problem} />
    </StepScreen>
  );
}
