import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { endTimeSlots, startTimeSlots } from '../../../domain/time-slots.ts';
import type { TripDraft } from '../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../domain/trip-facts.ts';
import { setEndTime, setStartTime } from '../../../domain/trip-picks.ts';
import { Cell } from './bar-cells.tsx';
import { TimeCell } from './time-cell.tsx';

interface TimeCellsProps {
  readonly facts: CalendarFacts;
  readonly trip: TripDraft;
  readonly onChange: (trip: TripDraft) => void;
}

/** Both hours of a search bar. Which can be had is not asked again at every letter of an address. */
export const TimeCells = memo(function TimeCells({ facts, trip, onChange }: TimeCellsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <Cell className="col-start-4">
        <TimeCell
          label={t('deliveryTime')}
          time={trip.startTime}
          slots={startTimeSlots(trip, facts)}
          noHour={t('trip.noHour')}
          onChange={(time) => onChange(setStartTime(trip, time, facts))}
        />
      </Cell>
      <Cell className="col-start-5">
        <TimeCell
          label={t('returnTime')}
          time={trip.endTime}
          slots={endTimeSlots(trip, facts)}
          noHour={t('trip.noHour')}
          onChange={(time) => onChange(setEndTime(trip, time, facts))}
        />
      </Cell>
    </>
  );
});
