import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { Key, KeyLink } from '../../components/key.tsx';
import { Note } from '../../components/note.tsx';
import { Picks } from '../../components/picks.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { jobPath } from '../../navigation.tsx';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

const reasons = ['face', 'other', 'expired', 'none'] as const;

/** Whoever is at the door does not get the keys until the office has spoken to the renter. */
export function MayNotDrive({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'may-not-drive');
  const [reason, setReason] = useState<(typeof reasons)[number]>('face');
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="may-not-drive"
      report={
        <Key disabled={isBusy} onClick={() => report(t(`trouble.keys.picks.${reason}`))}>
          {t('trouble.keys.report')}
        </Key>
      }
    >
      <Heading
        title={t('trouble.keys.title')}
        lead={t('trouble.keys.lead', { renter: job.renter })}
      />
      <Picks
        legend={t('trouble.keys.say')}
        columns={2}
        values={reasons}
        value={reason}
        textOf={(one) => t(`trouble.keys.picks.${one}`)}
        onChange={setReason}
      />
      <Note icon={<Icon name="warning" />}>{t('trouble.keys.rule')}</Note>
      <KeyLink variant="plain" className="flex-none" href={jobPath(job, 'identity')}>
        {t('trouble.keys.again')}
      </KeyLink>
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
