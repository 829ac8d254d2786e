import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moment } from '../../../../domain/format-desk-time.ts';
import {
  type ReplacementReason,
  replacementReasons,
} from '../../../../domain/policies/another-car.ts';
import { repairPolicy } from '../../../../domain/policy-constants.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { useForm } from '../../../form/use-form.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { firstName } from '../../../shell/first-name.ts';
import { CarsThatFit, type CarVerb } from './cars-that-fit.tsx';
import { OfferPreview } from './offer-preview.tsx';
import type { VerbProps } from './panel-props.ts';
import { useBookingRefusal, useBookingVerb } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

/** Another car of the class booked or better, the likest first; or the renter is asked which they want. */
export function CarPanel({ desk: { booking, renter, car }, onClose }: VerbProps) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  const params = { id: booking.id };
  const name = firstName(renter.name);
  const [how, setHow] = useState<CarVerb>('swap');
  const [reason, setReason] = useState<ReplacementReason>('damaged');
  const [carIds, setCarIds] = useState<readonly string[]>([]);
  const cars = usePreview(`${car.id} ${booking.startsAt} ${booking.endsAt}`, (signal) =>
    operateApi().listOtherCars({ params }, { signal }),
  );
  const fitting = cars.state === 'known' ? cars.value.items : [];
  const chosen = carIds.flatMap((id) => fitting.filter((one) => one.id === id));
  const [best] = chosen;
  const bestName = best ? `${best.brand} ${best.model}` : '';
  const act = useBookingVerb(onClose);
  const refusalOf = useBookingRefusal();
  const { errorAt: _, ...form } = useForm(async () => {
    if (!best) return { text: t('car.choose') };
    return how === 'swap'
      ? act(
          () => operateApi().giveAnotherCar({ params, body: { carId: best.id, reason } }),
          t('car.done', { renter: name, car: bestName }),
        )
      : act(
          () => operateApi().offerCars({ params, body: { carIds: [...carIds], reason } }),
          t('car.ask.done', { renter: name }),
        );
  });
  const verbs = {
    swap: t('car.save', { car: bestName }),
    ask: t('car.ask.save', { renter: name, count: chosen.length }),
  };
  return (
    <VerbPanel
      {...form}
      title={t('car.title')}
      text={t('car.text', { renter: name })}
      save={best ? verbs[how] : t('car.choose')}
      isIdle={!best}
      onClose={onClose}
    >
      <RadioCards
        legend={t('car.how')}
        isStacked
        choices={[
          { id: 'swap', title: t('car.swap'), text: t('car.swapText', { renter: name }) },
          {
            id: 'ask',
            title: t('car.ask.title', { renter: name }),
            text: booking.offer
              ? t('car.ask.isAsked', { when: moment(booking.offer.answerBy, timeZone) })
              : t('car.ask.text', { most: repairPolicy.mostOffered }),
            isDisabled: booking.offer !== null,
          },
        ]}
        value={how}
        onChange={(next) => {
          setHow(next);
          setCarIds(carIds.slice(0, 1));
        }}
      />
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
      <CarsThatFit how={how} cars={fitting} carIds={carIds} onChange={setCarIds} />
      {how === 'ask' && <OfferPreview bookingId={booking.id} carIds={carIds} reason={reason} />}
    </VerbPanel>
  );
}
