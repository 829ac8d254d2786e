import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { PhoneBookingLine } from '../../../contract/operate/phone-bookings.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { usePhoneRefusal } from './use-phone-refusal.ts';

/** What can be done with a link that is still open. */
export function LinkVerbs({ link: { id, renter, car } }: { readonly link: PhoneBookingLine }) {
  const { t } = useTranslation('phoneBookings');
  const { revalidate } = useRevalidator();
  const refusalOf = usePhoneRefusal();
  const [busy, setBusy] = useState<'resend' | 'take-back' | null>(null);
  const { name } = renter;
  const params = { id };
  const act = async (verb: 'resend' | 'take-back', send: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(verb);
    try {
      await send();
      void showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    } catch (error) {
      const title = refusalOf(error).text;
      void showToast({ tone: 'error', title, durationMs: toastsMs.error });
    }
    await revalidate();
    setBusy(null);
  };
  return (
    <span className="inline-flex gap-2">
      <Button
        variant="outline"
        aria-label={t('links.resendTo', { name })}
        waiting={busy === 'resend'}
        onClick={() =>
          act(
            'resend',
            () => operateApi().resendPhoneBooking({ params }),
            t('links.resent', { name }),
          )
        }
      >
        {t('links.resend')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('links.takeBackOf', { name })}
        waiting={busy === 'take-back'}
        onClick={() =>
          act(
            'take-back',
            () => operateApi().takeBackPhoneBooking({ params }),
            t('links.takenBack', { car: car.name }),
          )
        }
      >
        {t('links.takeBack')}
      </Button>
    </span>
  );
}
