import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emergencyNumber } from '../../../../domain/jobs/emergency-number.ts';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, keyClass } from '../../components/key.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { WordsField } from '../../components/words-field.tsx';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

/** First away, then the emergency number, then us. */
export function Unsafe({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'unsafe');
  const [words, setWords] = useState('');
  const emergency = emergencyNumber(job.countryCode);
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="unsafe"
      report={
        <Key disabled={isBusy} onClick={() => report(words)}>
          {t('trouble.unsafe.report')}
        </Key>
      }
    >
      <Heading title={t('trouble.unsafe.title')} lead={t('trouble.unsafe.lead')} />
      <a href={`tel:${emergency}`} className={keyClass('plain', 'flex-none')}>
        <DriveIcon name="phone" />
        {emergency}
      </a>
      <WordsField label={t('trouble.words')} value={words} onChange={setWords} />
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
