import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';

interface WalletButtonProps {
  readonly isWaiting: boolean;
  /** What the wallet gives for the card that the renter chose there. */
  readonly onToken: (token: string) => void;
}

/** Plays the wallet of a browser: its button, and the sheet on which the renter says yes. */
export function WalletButton({ isWaiting, onToken }: WalletButtonProps) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        type="button"
        variant="ink"
        block
        disabled={isWaiting}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('express.google')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('express.title')}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('express.cancel')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                close();
                onToken('tok_google_pay');
              }}
            >
              {t('express.use')}
            </Button>
          </>
        }
      >
        <p className="text-base">{t('express.card')}</p>
        <p className="mt-3 text-xs">{t('express.simulated')}</p>
      </Dialog>
    </>
  );
}
