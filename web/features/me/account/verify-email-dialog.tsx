import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ResendResult } from './resend-result.tsx';
import { SimulatedMailHint } from './simulated-mail-hint.tsx';
import { useEmailVerified } from './use-email-verified.ts';
import { useResend } from './use-resend.ts';

interface VerifyEmailDialogProps {
  readonly email: string;
  readonly onLater: () => void;
}

/** Waits for the link in the mailbox to be opened, on whatever device, and goes away by itself. */
export function VerifyEmailDialog({ email, onLater }: VerifyEmailDialogProps) {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const { state, resend } = useResend();
  useEmailVerified(async (news) => {
    if (news === 'verified') {
      showToast({ tone: 'done', title: t('verify.done'), durationMs: toastsMs.accountSuccess });
    }
    await revalidate();
  });
  return (
    <Dialog
      isOpen
      onClose={onLater}
      title={t('verify.title')}
      footer={
        <>
          <Button variant="quiet" onClick={onLater}>
            {t('verify.later')}
          </Button>
          <Button variant="outline" waiting={state === 'waiting'} onClick={resend}>
            {t('verify.resend')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 wrap-anywhere text-stone-700">
        <p>{t('verify.text', { email })}</p>
        <p>{t('verify.why')}</p>
        <SimulatedMailHint />
        <ResendResult state={state} />
      </div>
    </Dialog>
  );
}
