import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ReplacementReason,
  replacementReasons,
} from '../../../../domain/policies/another-car.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { useForm } from '../../../form/use-form.ts';
import { firstName } from '../../../shell/first-name.ts';
import type { VerbProps } from './panel-props.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

/** Another car of the class booked or better, the likest first. */
export function CarPanel({ desk: { booking, renter, car }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const params = { id: booking.id };
  const name = firstName(renter.name);
  const [reason, setReason] = useState<ReplacementReason>('damaged');
  const [carId, setCarId] = useState<string | null>(null);
  const cars = usePreview(`${car.id} ${booking.startsAt} ${booking.endsAt}`, (signal) =>
    operateApi().listOtherCars({ params }, { signal }),
  );
  const fitting = cars.state === 'known' ? cars.value.items : [];
  const chosen = fitting.find(({ id }) => id === carId);
  const chosenName = chosen ? `${chosen.brand} ${chosen.model}` : '';
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const { errorAt: _, ...form } = useForm(async () => {
    if (!chosen) return { text: t('car.choose') };
    return act(
      () => operateApi().giveAnotherCar({ params, body: { carId: chosen.id, reason } }),
      t('car.done', { renter: name, car: chosenName }),
    );
  });
  return (
    <VerbPanel
      {...form}
      title={t('car.title')}
      text={t('car.text', { renter: name })}
      save={chosen ? t('car.save', { car: chosenName }) : t('car.choose')}
      isIdle={!chosen}
      onClose={onClose}
    >
      <NativeSelect
        label={t('car.why')}
        options={replacementReasons.map((id) => ({ id, label: t(`car.reasons.${id}`) }))}
        value={reason}
        onChange={setReason}
      />
      <div role="status">
        {cars.state === 'asking' && <p className="text-quiet">{t('car.loading')}</p>}
        {cars.state === 'refused' && <p>{refusalOf(cars.error).text}</p>}
        {cars.state === 'known' && fitting.length === 0 && <p>{t('car.none')}</p>}
      </div>
      {fitting.length > 0 && (
        <div className="max-h-96 overflow-y-auto p-1">
          <RadioCards
            legend={t('car.which')}
            isStacked
            choices={fitting.map(({ id, brand, model, plate, category, seats, isBetter }) => ({
              id,
              title: [`${brand} ${model}`, plate].filter(Boolean).join(', '),
              text: isBetter ? t('car.better') : t('car.same', { category, seats }),
            }))}
            value={carId}
            onChange={setCarId}
          />
        </div>
      )}
    </VerbPanel>
  );
}
