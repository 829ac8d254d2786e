import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftDays, type TripDraft } from '../../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import { BarButton, Cell, Range } from './bar-cells.tsx';

interface DatesCellProps {
  /** Under which the calendar opens. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly cityName: string;
  readonly facts: CalendarFacts;
  readonly trip: TripDraft;
  readonly isInvalid: boolean;
  readonly onChange: (trip: TripDraft) => void;
}

const loadPopover = () => import('../../trip/calendar/trip-popover.tsx');

/** The days in a search bar. The calendar behind them is loaded with the first press. */
export function DatesCell(props: DatesCellProps) {
  const { bar, cityName, facts, trip, isInvalid, onChange } = props;
  const { t } = useTranslation('search');
  const [isPicking, setPicking] = useState(false);
  const popover = useDeferred(loadPopover, isPicking);
  const days = draftDays(trip);
  return (
    <>
      <Cell part="dates" className="col-start-3">
        <BarButton
          label={days ? t('bar.datesAndDays', { count: days }) : t('bar.dates')}
          isInvalid={isInvalid}
          isWaiting={isPicking && popover.state === 'waiting'}
          isExpanded={isPicking}
          onPress={() => {
            if (popover.state === 'failed') popover.retry();
            makeRoomFor(bar.current);
            setPicking(true);
          }}
        >
          <Range trip={trip} />
        </BarButton>
      </Cell>
      {popover.state === 'ready' && (
        <popover.module.TripPopover
          anchor={bar}
          isOpen={isPicking}
          onClose={() => setPicking(false)}
          facts={facts}
          draft={trip}
          onChange={onChange}
          cityName={cityName}
          isWithoutTimes
        />
      )}
    </>
  );
}

const calendarPx = 580;

/** Over or under the bar there must be room for the calendar; where there is not, the page moves. */
function makeRoomFor(bar: HTMLElement | null): void {
  if (!bar) return;
  const { top, bottom } = bar.getBoundingClientRect();
  const missing = bottom + calendarPx - innerHeight;
  if (top < calendarPx && missing > 0) scrollBy({ top: missing, behavior: 'instant' });
}
