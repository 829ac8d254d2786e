import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';

interface VerifiedDocumentsProps {
  readonly isWaiting: boolean;
  readonly onRevoke: () => void;
}

export function VerifiedDocuments({ isWaiting, onRevoke }: VerifiedDocumentsProps) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onRevoke();
  };
  return (
    <>
      <div className="inline-flex min-h-13 max-w-full items-center gap-2 rounded-full bg-moss-100 py-1 pr-1 pl-5 font-strong text-moss-600">
        <Icon name="check" className="size-5 stroke-[2.6]" />
        <span className="mr-2">{t('documents.verified')}</span>
        {isWaiting ? (
          <span role="status" className="px-3">
            <span className="sr-only">{t('documents.working.revoking')}</span>
            <ShuttleLine className="w-9" />
          </span>
        ) : (
          <RoundButton icon="close" label={t('documents.remove')} onClick={() => setAsking(true)} />
        )}
      </div>
      <p className="mt-4 text-sm text-stone-700">{t('documents.verifiedText')}</p>
      <Dialog
        isOpen={isAsking}
        mustAnswer
        onClose={() => setAsking(false)}
        title={t('documents.revoke.title')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('documents.revoke.keep')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('documents.revoke.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('documents.revoke.text')}</p>
      </Dialog>
    </>
  );
}
