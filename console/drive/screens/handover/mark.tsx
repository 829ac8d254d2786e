import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MarkKind, markKinds, markSides } from '../../../../domain/handovers/event.ts';
import { Key, TroubleKey } from '../../components/key.tsx';
import { MarkSheet } from '../../components/mark-sheet.tsx';
import { Picks } from '../../components/picks.tsx';
import { Screen } from '../../components/screen.tsx';
import { StepsLine } from '../../components/steps-line.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { WordsField } from '../../components/words-field.tsx';
import { go, jobPath } from '../../navigation.tsx';
import { useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

interface MarkScreenProps extends JobProps {
  readonly place: readonly string[];
}

const shareIn = (text: string | undefined) => {
  const share = Number(text ?? Number.NaN);
  return share >= 0 && share <= 1 ? share : 0.5;
};

/** The driver notes what is seen; the office prices it. */
export function MarkScreen({ place, job }: MarkScreenProps) {
  const { t } = useTranslation('drive');
  const { record, isBusy, problem } = useRecord(job);
  const [kind, setKind] = useState<MarkKind>('scratch');
  const [words, setWords] = useState('');
  const [spot, setSpot] = useState({
    side: markSides.find((side) => side === place[0]) ?? 'left',
    across: shareIn(place[1]),
    down: shareIn(place[2]),
  });
  const draft = { id: '', kind, words, ...spot };
  const add = async () => {
    const id = crypto.randomUUID();
    const mark = { ...draft, id, words: words.trim() };
    if (!(await record({ act: { kind: 'mark-noted', mark } }))) return;
    go(jobPath(job, 'camera', 'mark', id), { replace: true });
  };
  return (
    <Screen
      title={t('handover.mark.title')}
      note={t(`handover.marks.sides.${spot.side}`)}
      back={jobPath(job, 'marks')}
      above={<StepsLine now="marks" />}
      footer={
        <>
          <TroubleKey job={job} />
          <Key onClick={() => void add()} disabled={isBusy}>
            {t('handover.mark.add')}
          </Key>
        </>
      }
    >
      <h1 className="sr-only">{t('handover.mark.title')}</h1>
      <MarkSheet marks={[draft]} isKnown={() => false} onPlace={setSpot} />
      <Picks
        legend={t('handover.mark.kind')}
        values={markKinds}
        value={kind}
        textOf={(one) => t(`handover.mark.kinds.${one}`)}
        onChange={setKind}
      />
      <WordsField
        label={t('handover.mark.words', { renter: job.renter })}
        value={words}
        onChange={setWords}
      />
      <p className="leading-6 text-quiet">{t('handover.mark.lead')}</p>
      <StoreProblem problem={problem} />
    </Screen>
  );
}
