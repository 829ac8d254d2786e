import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { FleetBooking } from '../../../contract/operate/fleet-booking.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { showToast } from '../../../ui/toast.ts';
import { isRefusal } from '../../api/operate-api.ts';
import type { Problem } from '../../form/use-form.ts';
import { useRefusal } from '../../form/use-refusal.ts';

/** Something done with a car: sent, the page read again, and said; or why not, with the bookings in the way. */
export function useCarVerb(onDone: () => void) {
  const { t } = useTranslation('carActions');
  const { revalidate } = useRevalidator();
  const [bookings, setBookings] = useState<readonly FleetBooking[]>([]);

  const problemOf = useRefusal({
    plate_taken: { field: 'plate', text: t('problems.plate_taken') },
    vin_taken: { field: 'vin', text: t('problems.vin_taken') },
    block_reversed: { field: 'endsAt', text: t('problems.block_reversed') },
    car_has_bookings: { text: t('problems.car_has_bookings') },
    car_unavailable: { text: t('problems.car_unavailable') },
    car_changed: { text: t('problems.car_changed') },
  });

  const act = async (
    send: () => Promise<unknown>,
    done: string,
    /** Takes in what somebody else saved meanwhile, where it can be told apart from what is typed. */
    takeIn?: () => Promise<void>,
  ): Promise<Problem | null> => {
    setBookings([]);
    try {
      await send();
    } catch (error) {
      if (error instanceof ApiError) setBookings(error.answer.bookings ?? []);
      // What somebody else saved is shown, and the next press is about that.
      if (isRefusal(error, 'car_changed')) {
        await revalidate();
        if (takeIn) return takeIn().then(() => null, problemOf);
      }
      return problemOf(error);
    }
    await revalidate();
    onDone();
    await showToast({ tone: 'done', title: done, durationMs: toastsMs.accountSuccess });
    return null;
  };
  return { act, bookings };
}
