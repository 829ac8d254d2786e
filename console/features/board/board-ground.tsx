import { memo } from 'react';
import { type BoardScale, placeOf } from '../../../domain/board/window.ts';
import { fromCityTime } from '../../../domain/city-time.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { hoursShown } from './board-head.tsx';
import type { BoardView } from './board-view.ts';

const SATURDAY = 6;

interface BoardGroundProps {
  readonly scale: BoardScale;
  readonly firstDay: Temporal.PlainDate;
  readonly view: BoardView;
  readonly nowMs: number;
}

/** What lies behind the rows: days, weekends, hours, and now. */
export const BoardGround = memo(function BoardGround(props: BoardGroundProps) {
  const { scale, firstDay, view, nowMs } = props;
  const { timeZone } = usePageCity();
  const starts = scale.dayStartsMs.slice(0, -1);
  const open = scale.open && firstDay.add({ days: scale.open.index });
  const now = placeOf(scale, nowMs);
  const isNowShown = nowMs >= (starts[0] ?? 0) && nowMs < (scale.dayStartsMs.at(-1) ?? 0);
  return (
    <div aria-hidden="true" className="board-ground">
      {starts.map((startMs, index) => {
        const { closed, open: opened } = placeOf(scale, startMs);
        const isOpen = scale.open?.index === index;
        return (
          <i
            key={startMs}
            className="board-at"
            data-open={isOpen || undefined}
            data-weekend={firstDay.add({ days: index }).dayOfWeek >= SATURDAY || undefined}
            style={{ '--a': closed, '--b': opened, '--w': 1 }}
          />
        );
      })}
      {open &&
        hoursShown(view.zoom === 'day').map((hour) => {
          const at = fromCityTime(open.toPlainDateTime({ hour }), timeZone).epochMilliseconds;
          const place = placeOf(scale, at);
          return (
            <i
              key={hour}
              className="board-at"
              data-hour
              style={{ '--a': place.closed, '--b': place.open }}
            />
          );
        })}
      {isNowShown && (
        <span className="board-at board-now" style={{ '--a': now.closed, '--b': now.open }} />
      )}
    </div>
  );
});
