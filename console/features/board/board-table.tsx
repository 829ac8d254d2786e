import type { Virtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo } from 'react';
import type { Board } from '../../../contract/operate/board.ts';
import type { BoardScale } from '../../../domain/board/window.ts';
import { BoardGround } from './board-ground.tsx';
import { BoardHead } from './board-head.tsx';
import { type BoardRow, type CarLine, tellsTime } from './board-model.ts';
import { CarRow, GroupRow } from './board-row.tsx';
import type { BoardView } from './board-view.ts';
import type { Carry } from './move/use-carry.ts';
import type { useCurrent } from './use-current.ts';

/** How high the days are, as the sheet of styles has it. */
export const HEAD_PX = 62;

interface BoardTableProps {
  readonly board: Board;
  readonly rows: readonly BoardRow[];
  readonly lines: readonly CarLine[];
  readonly scale: BoardScale;
  readonly view: BoardView;
  readonly nowMs: number;
  readonly virtual: Virtualizer<HTMLElement, Element>;
  readonly carry: Carry | null;
  readonly current: ReturnType<typeof useCurrent>;
}

/** The rows in sight, over the days. */
export function BoardTable(props: BoardTableProps) {
  const { board, rows, lines, scale, view, nowMs, virtual, carry, current } = props;
  const firstDay = useMemo(() => Temporal.PlainDate.from(board.from), [board.from]);
  // Row by row, and not all in one go: the wheel and the hand come first.
  const inSight = useDeferredValue(virtual.getVirtualItems());
  const closed = scale.dayStartsMs.length - 1 - (scale.open ? 1 : 0);
  return (
    <div className="board" style={{ '--closed': Math.max(1, closed) }}>
      <BoardGround {...{ scale, firstDay, view, nowMs }} />
      <table aria-rowcount={rows.length + 1} className="board-table">
        <thead className="contents">
          <BoardHead {...{ lines, scale, firstDay, view, nowMs }} />
        </thead>
        <tbody className="board-rows" style={{ height: virtual.getTotalSize() }}>
          {inSight.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const place = { rowIndex: index + 2, topPx: start - HEAD_PX };
            if (row.kind !== 'car') return <GroupRow key={row.id} row={row} {...place} />;
            const { car } = row;
            return (
              <CarRow
                key={row.id}
                {...{ car, scale, ...place }}
                nowMs={tellsTime(car, nowMs) ? nowMs : 0}
                isCompact={view.isCompact}
                showsHours={view.zoom === 'day'}
                currentId={current.currentCarId === car.id ? current.currentId : null}
                carried={carry?.booking ?? null}
                minutes={car.id === carry?.booking.carId ? carry.minutes : 0}
                isTarget={car.id === carry?.carId}
                turnaroundMinutes={board.turnaroundMinutes}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
