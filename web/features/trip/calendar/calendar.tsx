import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpointsPx, previewPolicy } from '../../../../domain/policy-constants.ts';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { nextPick, pickDay } from '../../../../domain/trip-picks.ts';
import { classes } from '../../../../ui/classes.ts';
import { useMedia } from '../../../../ui/hooks/use-media.ts';
import { RoundButton } from '../../../../ui/round-button.tsx';
import { usePaintedValue } from '../../../../ui/use-painted-value.ts';
import { MonthGrid } from './calendar-grid.tsx';
import { monthsFrom } from './calendar-month.ts';
import { useDayCursor } from './use-day-cursor.ts';

export interface CalendarProps {
  readonly facts: CalendarFacts;
  readonly draft: TripDraft;
  readonly onChange: (draft: TripDraft) => void;
  /** How many side by side where there is room, or below each other with `isScrolled`. */
  readonly months?: number | undefined;
  readonly isScrolled?: boolean | undefined;
  /** A car is chosen, so its next booking may end the trip. */
  readonly isForCar?: boolean | undefined;
  /** What the calendar lies on, where its line makes room for a number. */
  readonly ground?: 'card' | 'page' | undefined;
}

/** The days of a trip, stops on a line. Which days can be had, and what a pick does, is the domain's. */
export function Calendar(props: CalendarProps) {
  const { facts, draft, onChange, isScrolled = false, isForCar = false, ground = 'card' } = props;
  const {
    months = isScrolled ? previewPolicy.modifyCalendarMonths : previewPolicy.calendarMonths,
  } = props;
  const { t } = useTranslation('search');
  const isNarrow = useMedia(`(width < ${breakpointsPx.tabletModal}px)`);
  const shownMonths = isNarrow && !isScrolled ? 1 : months;
  const { grid, today, cursor, firstMonth, canGoBack, canGoOn, page, moveTo, onKeyDown } =
    useDayCursor({
      facts,
      draft,
      months: shownMonths,
      isScrolled,
    });
  const shownDraft = usePaintedValue(draft);
  // A second day may be pressed before the first is drawn: whether it is open, the latest draft says.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const pick = (day: Temporal.PlainDate) => {
    const picked = pickDay(latest.current, day, facts);
    if (picked === latest.current) return;
    latest.current = picked;
    moveTo(day);
    onChange(picked);
  };

  return (
    <section
      aria-label={t('trip.calendar')}
      className={
        ground === 'card' ? '[--ground:var(--color-card)]' : '[--ground:var(--color-paper)]'
      }
    >
      <div className="flex items-center justify-between gap-4">
        {!isScrolled && (
          <RoundButton
            icon="back"
            label={t('trip.previous')}
            disabled={!canGoBack}
            onClick={() => page(-1)}
          />
        )}
        <p role="status" className="text-sm leading-5 text-quiet tablet:text-center">
          <strong className="font-strong text-ink">{t(`trip.${nextPick(draft)}`)}</strong>{' '}
          <span className="inline-block">
            {t(isForCar ? 'trip.ruleOfCar' : 'trip.rule', { count: facts.maxDurationDays })}
          </span>
        </p>
        {!isScrolled && (
          <RoundButton
            icon="forward"
            label={t('trip.next')}
            disabled={!canGoOn}
            onClick={() => page(1)}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the grids inside bubble here */}
      <div
        ref={grid}
        onKeyDown={onKeyDown}
        className={classes(
          'mt-5 grid gap-8 tablet:max-wide:gap-x-3',
          isScrolled
            ? 'max-h-[min(480px,56dvh)] overflow-y-auto overscroll-contain pr-1'
            : shownMonths > 1 && 'grid-cols-2',
        )}
      >
        {monthsFrom(firstMonth, shownMonths).map((month) => (
          <MonthGrid
            key={month.toString()}
            month={month}
            today={today}
            cursor={cursor}
            draft={shownDraft}
            facts={facts}
            onPick={pick}
          />
        ))}
      </div>
    </section>
  );
}
