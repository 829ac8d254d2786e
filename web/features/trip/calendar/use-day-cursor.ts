import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { cityToday } from '../../../../domain/city-time.ts';
import { tripPolicy } from '../../../../domain/policy-constants.ts';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import { painted } from '../../../../ui/painted.ts';
import { dayByKey } from './calendar-month.ts';

interface CursorOptions {
  readonly facts: CalendarFacts;
  readonly draft: TripDraft;
  readonly months: number;
  readonly isScrolled: boolean;
}

/** Where in the calendar the keyboard stands, and which months are in sight. */
export function useDayCursor({ facts, draft, months, isScrolled }: CursorOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const hasMovedByKey = useRef(false);
  const today = cityToday(facts.now, facts.timeZone);
  const last = isScrolled
    ? today.toPlainYearMonth().add({ months }).toPlainDate({ day: 1 }).subtract({ days: 1 })
    : today.add({ years: tripPolicy.occupiedDatesAheadYears });
  const [view, setView] = useState(() => {
    const cursor = draft.startDate ?? draft.endDate ?? today;
    return { cursor, firstMonth: (isScrolled ? today : cursor).toPlainYearMonth() };
  });
  const { cursor, firstMonth } = view;

  useEffect(() => {
    if (!hasMovedByKey.current) return;
    hasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  useEffect(() => {
    const chosen = grid.current?.querySelector('[data-date][tabindex="0"]');
    if (isScrolled && grid.current && chosen) showMonthOf(grid.current, chosen);
  }, [isScrolled]);

  const isOpenTo = (month: Temporal.PlainYearMonth) =>
    Temporal.PlainYearMonth.compare(month, today.toPlainYearMonth()) >= 0 &&
    Temporal.PlainYearMonth.compare(month, last.toPlainYearMonth()) <= 0;

  /** The first month to show, so that the day is in sight. */
  const monthToShow = (day: Temporal.PlainDate) => {
    const month = day.toPlainYearMonth();
    const lastShown = firstMonth.add({ months: months - 1 });
    if (Temporal.PlainYearMonth.compare(month, firstMonth) < 0) return month;
    if (Temporal.PlainYearMonth.compare(month, lastShown) <= 0) return firstMonth;
    return month.subtract({ months: months - 1 });
  };

  const page = (by: 1 | -1) => {
    const turn = (before: typeof view) => {
      const month = before.firstMonth.add({ months: by });
      if (!isOpenTo(month)) return before; // pressed once more before the button was off
      // The Tab key enters the calendar where it is in sight.
      return { firstMonth: month, cursor: clamp(month.toPlainDate({ day: 1 }), today, last) };
    };
    // The press is shown before the days of another month are. A key, though, moves on at once: the next
    // one is meant for the day that it leads to.
    painted().then(() => startTransition(() => setView(turn)));
  };

  const moveTo = (day: Temporal.PlainDate) => setView((before) => ({ ...before, cursor: day }));

  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayByKey(cursor, event, facts.weekStart);
    if (!target) return;
    event.preventDefault();
    const day = clamp(target, today, last);
    hasMovedByKey.current = true;
    setView({ cursor: day, firstMonth: isScrolled ? firstMonth : monthToShow(day) });
  };

  return {
    grid,
    today,
    cursor,
    firstMonth,
    canGoBack: isOpenTo(firstMonth.subtract({ months: 1 })),
    canGoOn: isOpenTo(firstMonth.add({ months: 1 })),
    page,
    moveTo,
    onKeyDown,
  };
}

/**
 * Its month from the first line on: no row is cut in half. Within the calendar only: what it stands in
 * must not scroll away from its top.
 */
function showMonthOf(box: HTMLElement, chosen: Element): void {
  const month = [...box.children].find((one) => one.contains(chosen)) ?? chosen;
  box.scrollTop += month.getBoundingClientRect().top - box.getBoundingClientRect().top;
}

function clamp(
  day: Temporal.PlainDate,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Temporal.PlainDate {
  if (Temporal.PlainDate.compare(day, from) < 0) return from;
  return Temporal.PlainDate.compare(day, to) > 0 ? to : day;
}
