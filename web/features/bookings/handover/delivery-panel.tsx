import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { distanceUnit } from '../../../../domain/distance-unit.ts';
import { Button } from '../../../../ui/button.tsx';
import { momentOf } from '../data/stop-words.ts';
import { AddMark } from './add-mark.tsx';
import { BothTimes } from './both-times.tsx';
import type { HandoverData } from './load-handovers.ts';
import { Marks } from './marks.tsx';
import { MorePhotographs } from './more-photographs.tsx';
import { Photographs } from './photographs.tsx';
import { ReadingFigures } from './reading-figures.tsx';
import { SealCard } from './seal-card.tsx';

interface DeliveryPanelProps {
  readonly data: HandoverData;
  readonly delivery: SealedHandover;
}

/** The car as it was handed over: the renter checks it, and can add what both sides missed. */
export function DeliveryPanel({ data, delivery }: DeliveryPanelProps) {
  const { t } = useTranslation('handover');
  const [isAdding, setAdding] = useState(false);
  const { booking, handovers } = data;
  const { addUntil, added } = handovers;
  const { city } = booking;
  const when = momentOf(delivery.sealedAt, city);
  return (
    <>
      <h1 className="max-w-[15em] text-3xl tracking-display wide:text-4xl">
        {t('delivery.title')}
      </h1>
      <p className="mt-3 max-w-160 text-stone-700 figures">
        {t('delivery.lead', { by: delivery.by, when })}{' '}
        {addUntil ? t('delivery.add', { until: momentOf(addUntil, city) }) : t('delivery.over')}
      </p>
      <BothTimes handover={delivery} city={city} />
      <div className="mt-8 grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid min-w-0 content-start gap-10">
          <Photographs bookingId={booking.id} handover={delivery} />
          <ReadingFigures readings={delivery.readings} unit={distanceUnit(city.countryCode)} />
          <MorePhotographs bookingId={booking.id} photographs={delivery.photographs} />
          <Marks
            bookingId={booking.id}
            end="deliver"
            marks={delivery.marks}
            photographs={delivery.photographs}
            added={added}
            city={city}
          />
        </div>
        <div className="grid content-start gap-4">
          <SealCard booking={booking} handover={delivery} />
          {addUntil && (
            <Button variant="outline" block onClick={() => setAdding(true)}>
              {t('add.action')}
            </Button>
          )}
          <p className="text-xs text-quiet">{t('silence', { count: delivery.marks.length })}</p>
        </div>
      </div>
      {addUntil && (
        <AddMark bookingId={booking.id} isOpen={isAdding} onClose={() => setAdding(false)} />
      )}
    </>
  );
}
