import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../../contract/client.ts';
import type { AdditionalDriver } from '../../../../contract/drivers.ts';
import { timeoutsMs, toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { browserApi } from '../../../api/browser-client.ts';
import { refusalText } from '../data/refusal-text.ts';

interface ResendButtonProps {
  readonly bookingId: string;
  readonly driver: AdditionalDriver;
}

/** Sends the invitation once more; how it went is told. */
export function ResendButton({ bookingId, driver }: ResendButtonProps) {
  const { t } = useTranslation('trips');
  const { revalidate } = useRevalidator();
  const [isWaiting, setWaiting] = useState(false);
  const who = driver.email ?? t('drivers.gone');

  const resend = async () => {
    if (isWaiting) return;
    setWaiting(true);
    try {
      await browserApi().resendDriverInvitation(
        { params: { id: bookingId }, body: { driverId: driver.id } },
        { signal: AbortSignal.timeout(timeoutsMs.profile) },
      );
      await revalidate();
      const title = t('drivers.resend.done', { who });
      void showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    } catch (error) {
      const text =
        error instanceof ApiError ? refusalText(error.code) : t('drivers.resend.unreachable');
      const title = t('drivers.resend.failed');
      void showToast({ tone: 'error', title, text, durationMs: toastsMs.error });
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Button
      variant="link"
      waiting={isWaiting}
      aria-label={t('drivers.resend.named', { who })}
      onClick={resend}
    >
      {t('drivers.resend.action')}
    </Button>
  );
}
