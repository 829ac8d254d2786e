import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { textIn, useForm } from '../../form/use-form.ts';
import { repairsOfPath } from '../../shell/pages.ts';
import { CarDialog } from './car-dialog.tsx';
import { useCarVerb } from './use-car-verb.ts';

interface RetireDialogProps {
  readonly car: FleetCar;
  readonly onClose: () => void;
}

/** Refused with the bookings that stand in the way. */
export function RetireDialog({ car, onClose }: RetireDialogProps) {
  const { t } = useTranslation('carActions');
  const name = `${car.brand} ${car.model}`;
  const { act, bookings } = useCarVerb(onClose);
  const form = useForm((data) => {
    const reason = textIn(data, 'reason');
    return act(
      () =>
        operateApi().retireCar({ params: { id: car.id }, body: { ...(reason ? { reason } : {}) } }),
      t('retire.done', { name }),
    );
  });
  return (
    <CarDialog
      {...form}
      isDangerous
      title={t('retire.title', { name })}
      text={t('retire.text')}
      save={t('retire.save', { name })}
      keep={t('retire.keep', { name })}
      bookings={bookings}
      repairs={repairsOfPath(car.cityId, car.id, { reason: 'other' })}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={t('reason')}
        description={t('reasonHint')}
        autoComplete="off"
        maxLength={500}
      />
    </CarDialog>
  );
}
