import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cell } from './bar-cells.tsx';
import { TimeCell } from './time-cell.tsx';
import { type TripHoursProps, tripHours } from './trip-hours.ts';

/** Both hours of a search bar. Which can be had is not asked again at every letter of an address. */
export const TimeCells = memo(function TimeCells(props: TripHoursProps) {
  const { t } = useTranslation('search');
  const { start, end } = tripHours(props);
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
});
