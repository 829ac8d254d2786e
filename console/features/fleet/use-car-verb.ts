import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Problem } from '../../form/use-form.ts';

/** Something done with a car: sent, the page read again, and said; or why not, with the bookings in the way. */
export function useCarVerb(onDone: () => void) {
  const { t } = useTranslation(['carActions', 'desk']);
  const { revalidate } = useRevalidator();
  const [bookings, setBookings] = useState<readonly FleetBooking[]>([]);

  const problemOf = (error: unknown): Problem => {
    const code = error instanceof ApiError ? error.code : 'unavailable';
    switch (code) {
      case 'plate_taken':
        return { field: 'plate', text: t('problems.plate_taken') };
      case 'vin_taken':
        return { field: 'vin', text: t('problems.vin_taken') };
      case 'block_reversed':
        return { field: 'endsAt', text: t('problems.block_reversed') };
      case 'car_has_bookings':
      case 'car_unavailable':
      case 'car_changed':
        return { text: t(`problems.${code}`) };
      case 'not_permitted':
      case 'too_many_requests':
      case 'unavailable':
        return { text: t(`desk:refusals.${code}`) };
      default:
        return { text: t('desk:refusals.other') };
    }
  };

  const act = async (send: () => Promise<unknown>, done: string): Promise<Problem | null> => {
    setBookings([]);
    try {
      await send();
    } catch (error) {
      if (error instanceof ApiError) setBookings(error.answer.bookings ?? []);
      return problemOf(error);
    }
    await revalidate();
    onDone();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
  return { act, bookings };
}
