import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardBooking } from '../../../contract/operate/board-moves.ts';
import { spanOf } from '../../../domain/board/bar.ts';
import type { MoveVerdict } from '../../../domain/board/move.ts';
import type { BoardScale } from '../../../domain/board/window.ts';
import type { Trip } from '../../../domain/trip.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { BarParts, spanStyle } from './bar.tsx';
import type { CarLine, BoardRow as Row } from './board-model.ts';
import { CarCell } from './car-cell.tsx';
import { tripAt, verdictOn } from './move/verdict-on.ts';
import { Verdict } from './move/verdict-words.tsx';

/** What this row says to the booking that is carried. */
interface RowAnswer {
  readonly verdict: MoveVerdict;
  readonly booking: BoardBooking;
  readonly trip: Trip;
  readonly isTarget: boolean;
}

interface CarRowProps {
  readonly car: CarLine;
  readonly rowIndex: number;
  readonly topPx: number;
  readonly scale: BoardScale;
  /** 0 where nothing of it depends on the time. */
  readonly nowMs: number;
  readonly isCompact: boolean;
  readonly showsHours: boolean;
  /** The bar that the keyboard is on; the car itself by its own id. */
  readonly currentId: string | null;
  /** The booking that is over the board. */
  readonly carried: BoardBooking | null;
  /** In its own row: how much later it is held there. */
  readonly minutes: number;
  /** It is held over this row. */
  readonly isTarget: boolean;
  readonly turnaroundMinutes: number;
}

/** Drawn anew only when something of it has changed: a wheel turns over hundreds of them. */
export const CarRow = memo(function CarRow(props: CarRowProps) {
  const { car, rowIndex, topPx, scale, nowMs, isCompact, showsHours, currentId } = props;
  const answer = useRowAnswer(props);
  const isOwn = answer?.booking.carId === car.id;
  const isDim = answer && !answer.verdict.ok && !isOwn && answer.verdict.code !== 'short';
  return (
    <tr
      aria-rowindex={rowIndex}
      data-row={car.id}
      data-dim={isDim || undefined}
      data-target={(answer?.isTarget && answer.verdict.ok) || undefined}
      className="board-line board-row"
      style={{ transform: `translateY(${topPx}px)` }}
    >
      <CarCell
        {...{ car, nowMs, isCompact }}
        isCurrent={currentId === car.id}
        verdict={answer && <Verdict {...{ ...answer, isCompact }} />}
      />
      <td className="board-track">
        {answer && <Slot {...{ answer, scale, isOwn }} />}
        {car.bars.map((bar) => (
          <BarParts
            key={bar.id}
            {...{ bar, scale, nowMs, showsHours }}
            isCurrent={currentId === bar.id}
          />
        ))}
      </td>
    </tr>
  );
});

function useRowAnswer(props: CarRowProps): RowAnswer | null {
  const { car, carried: booking, minutes, isTarget, turnaroundMinutes } = props;
  const { timeZone } = usePageCity();
  if (!booking) return null;
  const trip = tripAt(booking, car.id, minutes);
  const verdict = verdictOn(booking, car, trip, { turnaroundMinutes, timeZone });
  return { verdict, booking, trip, isTarget };
}

interface SlotProps {
  readonly answer: RowAnswer;
  readonly scale: BoardScale;
  readonly isOwn: boolean;
}

/** The place that it would take. */
function Slot({ answer: { verdict, trip, isTarget }, scale, isOwn }: SlotProps) {
  const isRefused = !verdict.ok && verdict.code !== 'same';
  if (isRefused && !isTarget && verdict.code !== 'short') return null;
  const kind = verdict.ok ? (isTarget ? 'on' : 'free') : isRefused ? 'refused' : 'from';
  return (
    <i
      aria-hidden="true"
      className="bar-slot board-span"
      data-slot={isOwn && kind === 'free' ? 'from' : kind}
      style={spanStyle(
        spanOf(scale, {
          fromMs: trip.startsAt.epochMilliseconds,
          toMs: trip.endsAt.epochMilliseconds,
        }),
      )}
    />
  );
}

interface GroupRowProps {
  readonly row: Exclude<Row, { kind: 'car' }>;
  readonly rowIndex: number;
  readonly topPx: number;
}

/** Trouble, or a class with how many of its cars are free now. */
export function GroupRow({ row, rowIndex, topPx }: GroupRowProps) {
  const { t } = useTranslation(['board', 'fleet']);
  const isTrouble = row.kind === 'trouble';
  return (
    <tr
      aria-rowindex={rowIndex}
      data-trouble={isTrouble || undefined}
      className="board-line board-group"
      style={{ transform: `translateY(${topPx}px)` }}
    >
      <th
        scope="rowgroup"
        colSpan={2}
        className="flex items-center gap-2 pl-6 text-left text-xs font-strong"
      >
        {isTrouble && <span aria-hidden="true" className="size-2 rounded-full bg-route-live" />}
        {isTrouble ? t('groups.trouble') : t(`fleet:categories.${row.category}`)}
        <span className="unbold whitespace-nowrap text-quiet figures">
          {isTrouble
            ? t('groups.troubleCount', { count: row.count })
            : t('groups.class', { ...row, free: row.freeNow })}
        </span>
      </th>
    </tr>
  );
}
