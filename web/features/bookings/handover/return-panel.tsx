import { useTranslation } from 'react-i18next';
import type { SealedHandover } from '../../../../contract/handovers.ts';
import { newMarks } from '../../../../domain/charges/evidence.ts';
import { distanceUnit } from '../../../../domain/distance-unit.ts';
import { momentOf } from '../data/stop-words.ts';
import { BothTimes } from './both-times.tsx';
import { CompareReadings } from './compare-readings.tsx';
import { DepositClock } from './deposit-clock.tsx';
import type { HandoverData } from './load-handovers.ts';
import { Marks } from './marks.tsx';
import { MorePhotographs } from './more-photographs.tsx';
import { Pairs } from './pairs.tsx';
import { SealCard } from './seal-card.tsx';

interface ReturnPanelProps {
  readonly data: HandoverData;
  readonly collection: SealedHandover;
}

/** The same views before and after, and what the dashboard said at both ends. */
export function ReturnPanel({ data, collection }: ReturnPanelProps) {
  const { t } = useTranslation('handover');
  const { booking, handovers } = data;
  const { delivery } = handovers;
  const { city } = booking;
  const fresh = newMarks({ ...handovers, collection });
  const when = momentOf(collection.sealedAt, city);
  return (
    <>
      <h1 className="max-w-[15em] text-3xl tracking-display wide:text-4xl">{t('return.title')}</h1>
      <p className="mt-3 max-w-160 text-stone-700 figures">
        {t('return.lead', { by: collection.by, when })}
      </p>
      <BothTimes handover={collection} city={city} />
      {/* On a small screen what becomes of the money comes before what explains it. */}
      <div className="mt-8 grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_368px] wide:grid-rows-[auto_1fr] wide:gap-y-4">
        <div className="empty:hidden wide:col-start-2">
          <DepositClock booking={booking} returnedAt={collection.receivedAt} />
        </div>
        <div className="grid min-w-0 content-start gap-10 wide:col-start-1 wide:row-span-2 wide:row-start-1">
          <Pairs booking={booking} delivery={delivery} collection={collection} fresh={fresh} />
          <CompareReadings
            before={delivery?.readings ?? null}
            after={collection.readings}
            unit={distanceUnit(city.countryCode)}
          />
          <MorePhotographs bookingId={booking.id} photographs={collection.photographs} />
          <Marks
            bookingId={booking.id}
            end="collect"
            marks={collection.marks}
            photographs={collection.photographs}
            newIds={new Set(fresh.map(({ id }) => id))}
            city={city}
          />
        </div>
        <div className="grid content-start gap-4 wide:col-start-2">
          <SealCard booking={booking} handover={collection} />
        </div>
      </div>
    </>
  );
}
