import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, KeyLink } from '../../components/key.tsx';
import { Picks } from '../../components/picks.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { Todo, TodoStep } from '../../components/todo.tsx';
import { jobPath } from '../../navigation.tsx';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

const happenings = ['power', 'warning', 'flat', 'other'] as const;

export function DoesNotStart({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'does-not-start');
  const [what, setWhat] = useState<(typeof happenings)[number]>('power');
  const { renter } = job;
  const hasPhoto = handover.photographs.some(({ subject }) => subject === 'dashboard');
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="does-not-start"
      report={
        <Key disabled={isBusy} onClick={() => report(t(`trouble.start.picks.${what}`))}>
          {t('trouble.start.report')}
        </Key>
      }
    >
      <Heading
        title={t('trouble.start.title', { renter })}
        lead={t('trouble.start.lead', { renter })}
      />
      <Todo>
        <TodoStep state="live" title={t('trouble.start.safe')}>
          {t('trouble.start.safeText')}
        </TodoStep>
        <TodoStep state={hasPhoto ? 'done' : 'next'} title={t('trouble.start.photograph')}>
          {t('trouble.start.photographText')}
          <KeyLink
            variant="plain"
            className="mt-2 flex-none"
            href={jobPath(job, 'camera', 'dashboard', 'trouble', 'does-not-start')}
          >
            <DriveIcon name="camera" />
            {t('trouble.start.photograph')}
          </KeyLink>
        </TodoStep>
        <TodoStep state="next" title={t('trouble.start.say')}>
          <div className="mt-2 text-ink">
            <Picks
              legend={t('trouble.start.say')}
              isLegendHidden
              columns={2}
              values={happenings}
              value={what}
              textOf={(one) => t(`trouble.start.picks.${one}`)}
              onChange={setWhat}
            />
          </div>
        </TodoStep>
        <TodoStep state="next" title={t('trouble.start.stay')}>
          {t('trouble.start.stayText')}
        </TodoStep>
      </Todo>
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
