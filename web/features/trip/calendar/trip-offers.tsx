import { useTranslation } from 'react-i18next';
import { formatMonthDay, formatTime } from '../../../../domain/format-city-time.ts';
import { cheaperReturn, oneDayLonger } from '../../../../domain/trip-offers.ts';
import { Button } from '../../../../ui/button.tsx';
import type { TripHoursProps } from '../state/trip-hours.ts';

/** What one press would make of the trip: a day more, or a day less to pay. */
export function TripOffers({ facts, draft, onChange }: TripHoursProps) {
  const { t } = useTranslation('search');
  const longer = oneDayLonger(draft, facts);
  const cheaper = cheaperReturn(draft, facts);
  if (!longer && !cheaper) return null;
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-6 text-sm">
      {longer && (
        <Button variant="link" onClick={() => onChange(longer)}>
          {t('trip.longer')}
        </Button>
      )}
      {cheaper && (
        <Button variant="link" onClick={() => onChange(cheaper.draft)}>
          {t('trip.cheaper', {
            when: whenOf(cheaper.ends, draft),
            count: cheaper.days,
            more: cheaper.days + 1,
          })}
        </Button>
      )}
    </div>
  );
}

/** The hour; the day too, where it is another one. */
function whenOf(ends: Temporal.PlainDateTime, { endDate }: TripHoursProps['draft']): string {
  const isSameDay = endDate?.equals(ends.toPlainDate());
  return isSameDay ? formatTime(ends) : `${formatMonthDay(ends)}, ${formatTime(ends)}`;
}
