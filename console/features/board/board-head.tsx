import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { freeCarsByDay } from '../../../domain/board/bar.ts';
import { type BoardScale, NIGHT_UNTIL_HOUR, placeOf } from '../../../domain/board/window.ts';
import { fromCityTime } from '../../../domain/city-time.ts';
import { clockTime, shortDay } from '../../../domain/format-desk-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import type { CarLine } from './board-model.ts';
import { addressOf, type BoardView } from './board-view.ts';

const SATURDAY = 6;
const LAST_HOUR = 23;
const EDGE_SHARE = 0.1;

interface BoardHeadProps {
  readonly lines: readonly CarLine[];
  readonly scale: BoardScale;
  readonly firstDay: Temporal.PlainDate;
  readonly view: BoardView;
  readonly nowMs: number;
}

/** The days, of which each opens like a drawer, and the hours of the open one. A wheel that turns leaves it alone. */
export const BoardHead = memo(function BoardHead(props: BoardHeadProps) {
  const { lines, scale, firstDay, view, nowMs } = props;
  const { t } = useTranslation('board');
  const { timeZone } = usePageCity();
  const free = useMemo(() => {
    const cars = lines.map(({ bars }) => ({ taken: bars }));
    return freeCarsByDay(cars, scale);
  }, [lines, scale]);
  const now = placeOf(scale, nowMs);
  // On a narrow day it would hide the dates; the line says enough there.
  const isNowShown = scale.open?.index === now.closed && now.open > 0 && now.open < 1;
  const time = clockTime(
    Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone),
  );
  return (
    <tr aria-rowindex={1} className="board-head text-2xs figures">
      <th scope="col" className="board-corner unbold text-quiet">
        <span>{t('cars', { count: lines.length })}</span>
        <span title={t('freeTitle')}>{t('free')}</span>
      </th>
      <th scope="col" className="board-days unbold">
        {free.map((count, index) => (
          <Day
            key={firstDay.add({ days: index }).toString()}
            day={firstDay.add({ days: index })}
            isOpen={scale.open?.index === index}
            {...{ count, view, scale, nowMs }}
          />
        ))}
        {isNowShown && (
          <span
            className="board-at board-now-tag"
            data-edge={edgeOf(now.open)}
            style={{ '--a': now.closed, '--b': now.open }}
          >
            {time}
          </span>
        )}
      </th>
    </tr>
  );
});

/** Where it would reach over the dates of the day before or after. */
const edgeOf = (share: number) => {
  if (share < EDGE_SHARE) return 'left';
  return share > 1 - EDGE_SHARE ? 'right' : undefined;
};

interface DayProps extends Pick<BoardHeadProps, 'view' | 'scale' | 'nowMs'> {
  readonly day: Temporal.PlainDate;
  readonly isOpen: boolean;
  readonly count: number;
}

function Day({ day, isOpen, count, view, scale, nowMs }: DayProps) {
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const isWeekend = day.dayOfWeek >= SATURDAY || undefined;
  const [weekday = '', date = '', month = ''] = shortDay(day).split(' ');
  const isNarrow = view.zoom === 'six-weeks';
  const free = (
    <span title={t('freeTitle')} className="block font-medium text-moss-600">
      {isOpen ? t('freeAllDay', { count }) : count}
    </span>
  );
  if (isOpen) {
    return (
      <div className="board-day" data-open data-weekend={isWeekend}>
        <span className="flex justify-between pr-2">
          <span>
            <strong className="text-xs font-strong text-ink">
              {weekday} {date}
            </strong>{' '}
            {month}
          </span>
          {free}
        </span>
        <Hours {...{ day, scale, nowMs }} isWide={view.zoom === 'day'} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className="board-day"
      data-weekend={isWeekend}
      tabIndex={-1}
      onClick={() => navigate(addressOf({ ...view, open: day }))}
    >
      {isNarrow ? weekday.slice(0, 1) : weekday}
      <strong className="block text-xs leading-[18px] font-strong text-ink">{date}</strong>
      {free}
      <span className="sr-only">{t('time.openDay')}</span>
    </button>
  );
}

interface HoursProps extends Pick<DayProps, 'day' | 'scale' | 'nowMs'> {
  readonly isWide: boolean;
}

/** Every hour where a day stands alone, every third where it stands among others. */
function Hours({ day, scale, nowMs, isWide }: HoursProps) {
  const { timeZone } = usePageCity();
  const nowAt = placeOf(scale, nowMs);
  const near = isWide ? 0.03 : 0.11;
  return hoursShown(isWide).map((hour) => {
    const at = placeOf(
      scale,
      fromCityTime(day.toPlainDateTime({ hour }), timeZone).epochMilliseconds,
    );
    const isNear = nowAt.closed === at.closed && Math.abs(nowAt.open - at.open) < near;
    if (isNear) return null;
    return (
      <span
        key={hour}
        className="absolute bottom-2 -translate-x-1/2"
        style={{ left: `calc(${at.open} * var(--o))` }}
      >
        {String(hour).padStart(2, '0')}
      </span>
    );
  });
}

export const hoursShown = (isWide: boolean): number[] => {
  const hours = Array.from(
    { length: LAST_HOUR - NIGHT_UNTIL_HOUR + 1 },
    (_, index) => NIGHT_UNTIL_HOUR + index,
  );
  return hours.filter((hour) => isWide || hour % 3 === 0);
};
