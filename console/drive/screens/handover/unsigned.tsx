import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverJob } from '../../../../contract/operate/drive.ts';
import { type HandoverAct, unsignedReasons } from '../../../../domain/handovers/event.ts';
import type { HandoverStep } from '../../../../domain/handovers/handover.ts';
import { Key } from '../../components/key.tsx';
import { Picks } from '../../components/picks.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { WordsField } from '../../components/words-field.tsx';
import { jobPath } from '../../navigation.tsx';
import type { StoreProblem as Problem } from '../../use-drive.ts';
import { Missing } from './missing.tsx';

interface UnsignedProps {
  readonly job: DriverJob;
  readonly missing: readonly HandoverStep[];
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly onBack: () => void;
  readonly onSeal: (act: HandoverAct) => void;
}

/** Sealed without a signature, with the reason. Keys in a box need nobody's face. */
export function Unsigned({ job, missing, isBusy, problem, onBack, onSeal }: UnsignedProps) {
  const { t } = useTranslation('drive');
  const { renter, kind } = job;
  const reasons = unsignedReasons.filter((reason) => reason === 'refused' || kind === 'collect');
  const [reason, setReason] = useState(reasons[0] ?? 'refused');
  const [words, setWords] = useState('');
  const still = missing.filter((step) => step !== 'identity' || reason !== 'absent');
  return (
    <StepScreen
      step="signature"
      back={jobPath(job, 'readings')}
      footer={
        <>
          <Key variant="plain" className="flex-[0.68]" onClick={onBack}>
            {t('handover.sign.keep')}
          </Key>
          {still.length > 0 ? (
            <Missing missing={still} />
          ) : (
            <Key
              disabled={isBusy}
              onClick={() => onSeal({ kind: 'left-unsigned', reason, words: words.trim() })}
            >
              {t('handover.sign.unsigned')}
            </Key>
          )}
        </>
      }
    >
      <Heading title={t('handover.sign.cannot')} />
      <Picks
        legend={t('handover.sign.why')}
        columns={2}
        values={reasons}
        value={reason}
        textOf={(one) => t(`handover.sign.reasons.${one}`, { renter })}
        onChange={setReason}
      />
      {reason === 'refused' && (
        <WordsField
          label={t('handover.sign.whyWords', { renter })}
          value={words}
          onChange={setWords}
        />
      )}
      <StoreProblem problem={problem} />
    </StepScreen>
  );
}
