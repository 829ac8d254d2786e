import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DriveIcon } from '../../components/drive-icon.tsx';
import { Key, keyClass } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { Heading } from '../../components/screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { WordsField } from '../../components/words-field.tsx';
import type { JobProps } from '../job-props.ts';
import { TroublePage } from './trouble-page.tsx';
import { useReport } from './use-report.ts';

export function WrongAddress({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { report, isBusy, problem } = useReport(job, 'wrong-address');
  const [words, setWords] = useState('');
  const { renter, place, phone } = job;
  return (
    <TroublePage
      job={job}
      handover={handover}
      kind="wrong-address"
      report={
        <Key disabled={isBusy} onClick={() => report(words)}>
          {t('trouble.address.report')}
        </Key>
      }
    >
      <Heading title={t('trouble.address.title', { renter })} lead={t('trouble.address.lead')} />
      <List label={t('trouble.address.booked')}>
        <Row icon={<DriveIcon name="pin" />} text={place.name} note={t('trouble.address.booked')} />
      </List>
      {phone && (
        <a href={`tel:${phone}`} className={keyClass('plain', 'flex-none')}>
          <DriveIcon name="phone" />
          {t('trouble.call', { renter })}
        </a>
      )}
      <WordsField
        label={t('trouble.address.words', { renter })}
        value={words}
        onChange={setWords}
      />
      <StoreProblem problem={problem} />
    </TroublePage>
  );
}
