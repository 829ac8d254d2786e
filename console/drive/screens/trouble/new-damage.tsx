import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { Key, KeyLink } from '../../components/key.tsx';
import { MarkSheet } from '../../components/mark-sheet.tsx';
import { Note } from '../../components/note.tsx';
import { Picks } from '../../components/picks.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { type JobProps, placeToGoOn } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

const answers = ['yes', 'no'] as const;

/** Before the handover, so that no renter pays for it. */
export function NewDamage({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'new-damage');
  const [isSafe, setSafe] = useState<(typeof answers)[number]>('yes');
  const { marks } = handover;
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="new-damage"
      report={
        isSafe === 'yes' ? (
          <KeyLink href={placeToGoOn({ job, handover })}>{t('trouble.damage.continue')}</KeyLink>
        ) : (
          <Key disabled={isBusy} onClick={() => report('')}>
            {t('trouble.damage.report')}
          </Key>
        )
      }
    >
      <Heading title={t('trouble.damage.title')} lead={t('trouble.damage.lead')} />
      <MarkSheet
        marks={marks}
        isKnown={({ id }) => job.knownMarks.some((one) => one.id === id)}
        onPlace={({ side, across, down }) =>
          go(jobPath(job, 'mark', side, across.toFixed(3), down.toFixed(3)))
        }
      />
      <Picks
        legend={t('trouble.damage.safe')}
        columns={2}
        values={answers}
        value={isSafe}
        textOf={(one) => t(`trouble.damage.${one}`)}
        onChange={setSafe}
      />
      <Note icon={<Icon name="warning" />}>{t('trouble.damage.rule')}</Note>
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
