import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { CarRepairs, Repair } from '../../../contract/operate/repairs.ts';
import type { ReplacementReason } from '../../../domain/policies/another-car.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useRefusal } from '../../form/use-refusal.ts';

type Endangered = CarRepairs['bookings'][number];

/** Carries out repairs one after the other: where one is refused, the others stand. */
export function useRepair(reason: ReplacementReason) {
  const { t } = useTranslation('repairs');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const problemOf = useRefusal({
    car_unavailable: { text: t('problems.car_unavailable') },
    booking_not_changeable: { text: t('problems.booking_not_changeable') },
    booking_not_cancellable: { text: t('problems.booking_not_cancellable') },
    change_in_progress: { text: t('problems.change_in_progress') },
    offer_open: { text: t('problems.offer_open') },
    lesser_car: { text: t('problems.lesser_car') },
    not_permitted: { text: t('problems.not_permitted') },
    refund_above_limit: { text: t('problems.refund_above_limit') },
    invalid_input: { text: t('problems.invalid_input') },
    price_changed: { text: t('problems.price_changed') },
  });

  const repair = async (all: readonly { booking: Endangered; repair: Repair }[]) => {
    setBusy(all.map(({ booking }) => booking.id));
    setProblems({});
    for (const { booking, repair: one } of all) {
      const { kind, cars, startsAt, costs } = one;
      const agreed = kind === 'money-back' ? { agreedBack: costs } : {};
      const body = { kind, carIds: cars.map(({ id }) => id), startsAt, reason, ...agreed };
      try {
        await operateApi().repairBooking({ params: { id: booking.id }, body });
      } catch (error) {
        const { text } = problemOf(error);
        setProblems((known) => ({ ...known, [booking.id]: text }));
      }
    }
    await revalidate();
    setBusy([]);
  };
  return { repair, busy, problems };
}
