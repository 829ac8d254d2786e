import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type TripHoursProps, tripHours } from '../../trip/state/trip-hours.ts';
import { Cell } from './bar-cells.tsx';
import { TimeCell } from './time-cell.tsx';

/** Both hours of a search bar. */
export function TimeCells({ facts, draft, onChange }: TripHoursProps) {
  const { t } = useTranslation('search');
  // Asking which hours can be had takes milliseconds: too long at every character of an address.
  const { start, end } = useMemo(
    () => tripHours({ facts, draft, onChange }),
    [facts, draft, onChange],
  );
  const noHour = t('trip.noHour');
  return (
    <>
      <Cell className="col-start-4">
        <TimeCell label={t('deliveryTime')} noHour={noHour} {...start} />
      </Cell>
      <Cell className="col-start-5">
        <TimeCell label={t('returnTime')} noHour={noHour} {...end} />
      </Cell>
    </>
  );
}
