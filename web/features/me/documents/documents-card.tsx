import { useTranslation } from 'react-i18next';
import type { Documents } from '../../../../contract/documents.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import { DeferredWidget } from './deferred-widget.tsx';
import { RejectedDocuments } from './rejected-documents.tsx';
import { useDocuments } from './use-documents.ts';
import { VerifiedDocuments } from './verified-documents.tsx';

export function DocumentsCard({ documents }: { documents: Documents }) {
  const { t } = useTranslation('profile');
  const { flags } = useShellConfig();
  const check = useDocuments(documents);
  const { state, request } = documents;
  const rejection = request?.rejection ?? null;
  return (
    <Card title={t('documents.title')}>
      {!flags.documentValidationEnabled && (
        <p className="text-sm text-quiet">{t('documents.off')}</p>
      )}
      {flags.documentValidationEnabled && state === 'none' && (
        <>
          {rejection ? (
            <RejectedDocuments rejection={rejection} />
          ) : (
            <p className="mb-5 text-sm text-stone-700">{t('documents.none')}</p>
          )}
          <Button variant="primary" waiting={check.work !== 'idle'} onClick={check.start}>
            {working(check.work)
              ? t(`documents.working.${check.work}`)
              : t(rejection ? 'documents.tryAgain' : 'documents.add')}
          </Button>
        </>
      )}
      {state === 'processing' && request && <InProgress request={request} check={check} />}
      {state === 'verified' && (
        <VerifiedDocuments
          isWaiting={check.work === 'revoking'}
          onRevoke={() =>
            request?.status === 'success' ? check.revoke(request.id) : check.remove()
          }
        />
      )}
      {check.inquiry && (
        <DeferredWidget
          inquiry={check.inquiry}
          onComplete={check.complete}
          onCancel={check.cancel}
        />
      )}
    </Card>
  );
}

type Check = ReturnType<typeof useDocuments>;

const working = (work: Check['work']): work is 'starting' | 'validating' | 'revoking' =>
  work === 'starting' || work === 'validating' || work === 'revoking';

interface InProgressProps {
  readonly request: NonNullable<Documents['request']>;
  readonly check: Check;
}

function InProgress({ request, check }: InProgressProps) {
  const { t } = useTranslation('profile');
  const key = request.isInReview || check.work === 'validating' ? 'inReview' : 'started';
  return (
    <div role="status">
      <p className="flex items-center gap-3 font-strong text-amber-600">
        <ShuttleLine className="w-12 text-amber-500" />
        {t(`documents.${key}`)}
      </p>
      <p className="mt-2 text-sm text-stone-700">{t(`documents.${key}Text`)}</p>
      {key === 'started' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            variant="primary"
            waiting={check.work === 'starting' || check.work === 'checking'}
            onClick={check.start}
          >
            {t('documents.continue')}
          </Button>
          <Button
            variant="quiet"
            waiting={check.work === 'revoking'}
            onClick={() => check.revoke(request.id)}
          >
            {t('documents.giveUp')}
          </Button>
        </div>
      )}
    </div>
  );
}
