import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlockedDay, isSelectableDay } from '../../../../domain/trip-calendar.ts';
import type { TripDraft } from '../../../../domain/trip-draft.ts';
import type { CalendarFacts } from '../../../../domain/trip-facts.ts';
import type { WeekStart } from '../../../../domain/week-start.ts';
import { classes } from '../../../../ui/classes.ts';
import { type DayMark, dayMark, weeksOf } from './calendar-month.ts';
import { monthAndYear, weekdaysFrom, wholeDay } from './day-words.ts';

interface MonthGridProps {
  readonly month: Temporal.PlainYearMonth;
  readonly today: Temporal.PlainDate;
  readonly cursor: Temporal.PlainDate;
  readonly draft: TripDraft;
  readonly facts: CalendarFacts;
  readonly onPick: (day: Temporal.PlainDate) => void;
}

/** A table with a keyboard of its own is a grid, and its cells can be selected. */
const grid = { role: 'grid' } as const;
const selected = (isSelected: boolean) => ({ 'aria-selected': isSelected });

export function MonthGrid({ month, onPick, ...rest }: MonthGridProps) {
  const titleId = useId();
  const first = month.toPlainDate({ day: 1 });
  const weeks = weeksOf(month, rest.facts.weekStart);
  return (
    <div className="min-w-0">
      <p id={titleId} className="title mb-2 pl-2.5 text-lg">
        {monthAndYear(first)}
      </p>
      <table
        {...grid}
        aria-labelledby={titleId}
        className="w-full table-fixed border-collapse text-sm figures"
      >
        <WeekdayRow start={rest.facts.weekStart} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.toString()}>
              {week.map((day, column) =>
                day ? (
                  <Day key={day.toString()} day={day} onPick={onPick} {...rest} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an open place has nothing but its column
                  <td key={column} className="h-[46px] p-0" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekdayRow({ start }: { start: WeekStart }) {
  return (
    <thead>
      <tr>
        {weekdaysFrom(start).map(({ long, short }) => (
          <th key={long} scope="col" className="h-8 text-xs [font-weight:400] text-quiet">
            <abbr title={long} className="no-underline">
              {short}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayProps extends Omit<MonthGridProps, 'month'> {
  readonly day: Temporal.PlainDate;
}

function Day({ day, today, cursor, draft, facts, onPick }: DayProps) {
  const mark = dayMark(day, draft);
  const isPast = Temporal.PlainDate.compare(day, today) < 0;
  const isOpen = isSelectableDay(day, draft, facts);
  const isTaken = !isPast && isBlockedDay(day, facts);
  const name = useDayName(day, { mark, isOpen, isToday: day.equals(today) });
  return (
    <td
      {...selected(mark !== null)}
      className={classes('relative h-[46px] p-0', lines[mark ?? 'none'])}
    >
      <button
        type="button"
        data-date={day.toString()}
        tabIndex={day.equals(cursor) ? 0 : -1}
        aria-label={name}
        aria-disabled={!isOpen || undefined}
        aria-current={day.equals(today) ? 'date' : undefined}
        onClick={() => onPick(day)}
        className={classes(
          'relative z-1 mx-auto grid size-target max-w-full place-items-center rounded-full font-medium focus-visible:z-2 focus-visible:rounded-full focus-visible:outline-offset-2',
          day.equals(today) &&
            'after:absolute after:bottom-1 after:size-1.5 after:rounded-full after:bg-signal-500',
          styles[mark ?? 'none'],
          isOpen
            ? mark === null && 'hover:shadow-[inset_0_0_0_1.5px_var(--color-control)]'
            : 'cursor-not-allowed',
          !isOpen && mark === null && 'text-stone-400',
          isTaken && struck,
        )}
      >
        <span className={classes(mark === 'within' && 'bg-(--ground) px-1.5')}>{day.day}</span>
      </button>
    </td>
  );
}

const line =
  "before:absolute before:top-[calc(50%-1px)] before:h-0.5 before:bg-ink before:content-['']";

const lines: Record<NonNullable<DayMark> | 'none', string> = {
  start: `${line} before:left-1/2 before:right-0`,
  within: `${line} before:inset-x-0`,
  end: `${line} before:left-0 before:right-1/2`,
  both: '',
  none: '',
};

const styles: Record<NonNullable<DayMark> | 'none', string> = {
  start: 'bg-ink text-paper',
  within: 'font-strong',
  end: 'bg-(--ground) font-strong shadow-[inset_0_0_0_4px_var(--color-ink)]',
  both: 'bg-ink font-strong text-paper shadow-[inset_0_0_0_4px_var(--color-ink),inset_0_0_0_6px_var(--color-paper)]',
  none: '',
};

const struck =
  'bg-[linear-gradient(135deg,transparent_calc(50%-.8px),var(--color-stone-300)_calc(50%-.8px)_calc(50%+.8px),transparent_calc(50%+.8px))] bg-size-[30px_30px] bg-center bg-no-repeat';

interface DayFacts {
  readonly mark: DayMark;
  readonly isOpen: boolean;
  readonly isToday: boolean;
}

/** All that a glance would tell: "Friday, November 20, 2026, delivery". */
function useDayName(day: Temporal.PlainDate, { mark, isOpen, isToday }: DayFacts): string {
  const { t } = useTranslation('search');
  return [
    wholeDay(day),
    isToday && t('trip.today'),
    (mark === 'start' || mark === 'both') && t('trip.deliveryDay'),
    (mark === 'end' || mark === 'both') && t('trip.returnDay'),
    mark === 'within' && t('trip.within'),
    !isOpen && mark === null && t('trip.taken'),
  ]
    .filter(Boolean)
    .join(', ');
}
