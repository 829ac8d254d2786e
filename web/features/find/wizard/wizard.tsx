import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressLine } from '../../../../ui/progress-line.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { AddressBox } from '../../trip/address/address-box.tsx';
import type { SearchCity } from '../../trip/state/search-city.ts';
import { DatesStep } from './dates-step.tsx';
import { ReturnStep } from './return-step.tsx';
import { useWizard } from './use-wizard.ts';
import type { WizardStep } from './wizard-address.ts';

/** The search on a narrow page: one decision per screen. */
export function Wizard({ city }: { city: SearchCity }) {
  const { t } = useTranslation('search');
  const wizard = useWizard(city);
  return (
    <div data-fills="" className="flex flex-1 flex-col">
      <WizardHead step={wizard.step} onBack={wizard.back} />
      {wizard.step === 0 && (
        <StepBody step="delivery" city={city}>
          <AddressBox
            isInline
            isFocusedAtFirst
            label={t('delivery')}
            city={city}
            value={wizard.search.start}
            onChange={wizard.typeDelivery}
            onPicked={wizard.pickDelivery}
          />
        </StepBody>
      )}
      {wizard.step === 1 && (
        <StepBody step="return" city={city}>
          <ReturnStep
            city={city}
            search={wizard.search}
            onChange={wizard.setSearch}
            onConfirm={wizard.confirmReturn}
          />
        </StepBody>
      )}
      {wizard.step === 2 && (
        <StepBody step="dates" city={city}>
          <DatesStep
            cityName={city.name}
            facts={wizard.facts}
            draft={wizard.trip}
            onChange={wizard.setTrip}
            canConfirm={wizard.canConfirmDates}
            onConfirm={wizard.confirmDates}
          />
        </StepBody>
      )}
    </div>
  );
}

const stepNames = ['delivery', 'return', 'dates', 'cars'] as const;

function WizardHead({ step, onBack }: { step: WizardStep; onBack: () => void }) {
  const { t } = useTranslation('search');
  return (
    <div className="mx-auto flex w-full max-w-[840px] items-center gap-5 px-gutter pt-4 tablet:pt-8">
      <RoundButton icon="back" label={t('wizard.back')} onClick={onBack} />
      <div className="flex-1 pt-3">
        <ProgressLine
          label={t('wizard.progress')}
          steps={stepNames.map((name, index) => ({
            id: name,
            label: t(`wizard.steps.${name}`),
            state: index < step ? 'done' : index === step ? 'live' : 'next',
          }))}
        />
      </div>
    </div>
  );
}

interface StepBodyProps {
  readonly step: 'delivery' | 'return' | 'dates';
  readonly city: SearchCity;
  readonly children: ReactNode;
}

function StepBody({ step, city, children }: StepBodyProps) {
  const { t } = useTranslation('search');
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // A new step is read from its heading, unless it starts with a box to type in.
    if (step !== 'delivery') heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-1 flex-col px-gutter pt-8 tablet:pt-12">
      <h1 ref={heading} tabIndex={-1} className="text-3xl tracking-display outline-none">
        {t(`wizard.${step}.title`)}
      </h1>
      <p className="mt-2 mb-6 text-quiet">{t(`wizard.${step}.text`, { city: city.name })}</p>
      {children}
    </div>
  );
}
