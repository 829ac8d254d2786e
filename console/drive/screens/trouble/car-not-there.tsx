import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarCard } from '../../components/car-card.tsx';
import { Key } from '../../components/key.tsx';
import { Picks } from '../../components/picks.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

const reasons = ['absent', 'other', 'key', 'blocked'] as const;

/** Before the way: the car of this job cannot be taken, and no other is without the office. */
export function CarNotThere({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'car-not-there');
  const [reason, setReason] = useState<(typeof reasons)[number]>('absent');
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="car-not-there"
      report={
        <Key disabled={isBusy} onClick={() => report(t(`trouble.fetch.picks.${reason}`))}>
          {t('trouble.fetch.report')}
        </Key>
      }
    >
      <Heading
        title={t('trouble.fetch.title')}
        lead={t('trouble.fetch.lead', { renter: job.renter })}
      />
      <CarCard job={job} />
      <Picks
        legend={t('trouble.fetch.say')}
        columns={2}
        values={reasons}
        value={reason}
        textOf={(one) => t(`trouble.fetch.picks.${one}`)}
        onChange={setReason}
      />
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
