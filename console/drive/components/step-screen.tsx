import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from './screen.tsx';
import { type Step, StepsLine, steps } from './steps-line.tsx';

interface StepScreenProps {
  readonly step: Step;
  readonly back: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** One step of a handover, with the line of all six above it. */
export function StepScreen({ step, back, footer, children }: StepScreenProps) {
  const { t } = useTranslation('drive');
  const number = steps.indexOf(step) + 1;
  return (
    <Screen
      title={t(`handover.steps.${step}`)}
      note={t('handover.step', { number, count: steps.length })}
      back={back}
      above={<StepsLine now={step} />}
      footer={footer}
    >
      {children}
    </Screen>
  );
}
