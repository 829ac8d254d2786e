import { useTranslation } from 'react-i18next';
import { identityCheck } from '../../../../../i18n/en/identity-check.ts';
import { addWords } from '../../../../../i18n/words.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { ProgressLine } from '../../../../../ui/progress-line.tsx';
import { ShuttleLine } from '../../../../../ui/shuttle-line.tsx';
import { IdentityStep } from './identity-step.tsx';
import { LicenceStep } from './licence-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { checkSteps, useCheck } from './use-check.ts';
import type { WidgetProps } from './widget-props.ts';

addWords('identityCheck', identityCheck);

/** The window of the simulated provider, with the steps and states of a real one. */
export function SimulatedWidget({ inquiry, onComplete, onCancel }: WidgetProps) {
  const { t } = useTranslation('identityCheck');
  const check = useCheck(inquiry, onComplete);
  const { step, state } = check;
  const at = checkSteps.indexOf(step);
  const close = () => {
    check.cancel();
    onCancel();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('title')}
      footer={<Foot check={check} onCancel={close} />}
    >
      <div data-widget-state={state}>
        <div className="mb-6">
          <ProgressLine
            label={t('steps.label')}
            steps={checkSteps.map((id, index) => ({
              id,
              label: t(`steps.${id}`),
              state: index < at ? 'done' : index === at ? 'live' : 'next',
            }))}
          />
        </div>
        {state === 'loaded' && <Opening hasFailed={check.hasFailed} onRetry={check.retry} />}
        {(state === 'ready' || state === 'loading') && (
          <>
            {step === 'identity' && <IdentityStep check={check} />}
            {step === 'licence' && <LicenceStep check={check} />}
            {step === 'review' && <ReviewStep check={check} />}
          </>
        )}
        <p className="mt-6 border-t border-hair pt-4 text-xs text-quiet">{t('simulated')}</p>
      </div>
    </Dialog>
  );
}

function Opening({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('identityCheck');
  return (
    <div role="status" className="grid min-h-40 place-items-center content-center gap-4">
      {hasFailed ? (
        <>
          <p>{t('failed')}</p>
          <Button variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          <ShuttleLine className="w-24 text-route-live" />
          <p>{t('loading')}</p>
        </>
      )}
    </div>
  );
}

function Foot({ check, onCancel }: { check: ReturnType<typeof useCheck>; onCancel: () => void }) {
  const { t } = useTranslation('identityCheck');
  const isBusy = check.state === 'loading';
  return (
    <>
      {check.step === 'identity' ? (
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={check.back} disabled={isBusy}>
          {t('back')}
        </Button>
      )}
      {check.step === 'review' ? (
        <Button variant="primary" waiting={isBusy} onClick={check.submit}>
          {t('review.submit')}
        </Button>
      ) : (
        <Button variant="primary" disabled={!check.canGoOn} onClick={check.next}>
          {t('next')}
        </Button>
      )}
    </>
  );
}
