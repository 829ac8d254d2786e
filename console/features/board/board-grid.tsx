import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Board } from '../../../contract/operate/board.ts';
import type { BoardScale } from '../../../domain/board/window.ts';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { blockPath, bookingPath, newBookingPath } from '../../shell/pages.ts';
import { BarPeek } from './bar-peek.tsx';
import type { BoardKey, CarryKey } from './board-keys.ts';
import type { Bar, BoardRow, CarLine } from './board-model.ts';
import { BoardTable, HEAD_PX } from './board-table.tsx';
import {
  type BoardView,
  movedBy,
  otherDensity,
  toToday,
  withOtherHours,
  zoomedBy,
} from './board-view.ts';
import { MoveDialog } from './move/move-dialog.tsx';
import { MoveStrip } from './move/move-strip.tsx';
import { useCarry } from './move/use-carry.ts';
import { useDrag } from './move/use-drag.ts';
import type { HeldMove } from './move/use-held-move.ts';
import { tripAt } from './move/verdict-on.ts';
import { useAnswer } from './move/verdict-words.tsx';
import { useBarPress } from './use-bar-press.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useCurrent } from './use-current.ts';
import type { ShowView } from './use-show-view.ts';
import { useStillRows } from './use-still-rows.ts';

const ROWS_BEYOND = 3;
/** As the sheet of styles has them. */
const rowPx = { roomy: { car: 40, group: 32 }, compact: { car: 28, group: 26 } } as const;

interface BoardGridProps {
  readonly board: Board;
  readonly rows: readonly BoardRow[];
  readonly lines: readonly CarLine[];
  readonly scale: BoardScale;
  readonly view: BoardView;
  readonly nowMs: number;
  readonly find: RefObject<HTMLInputElement | null>;
  readonly held: HeldMove;
  readonly show: ShowView;
}

/** All rows, of which only those in sight are drawn; peeked at, walked through by keys, and carried about. */
export function BoardGrid(props: BoardGridProps) {
  const { board, lines, scale, view, nowMs, find, held, show } = props;
  const { t } = useTranslation('board');
  const navigate = useNavigate();
  const city = usePageCity();
  const mayMove = useMay('bookings.change');
  const mayBlock = useMay('fleet.block');
  const wrap = useRef<HTMLElement>(null);
  const anchor = useRef<Element>(null);
  const [peekedId, setPeeked] = useState<string | null>(null);
  const { turnaroundMinutes, today } = board;
  const carrying = useCarry({ turnaroundMinutes, timeZone: city.timeZone });
  const { carry } = carrying;
  const rows = useStillRows(props.rows, lines, carry !== null);
  const answerOf = useAnswer();

  const px = view.isCompact ? rowPx.compact : rowPx.roomy;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => wrap.current,
    estimateSize: (index) => (rows[index]?.kind === 'car' ? px.car : px.group),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: ROWS_BEYOND,
    scrollMargin: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or rows of another height
  useLayoutEffect(() => virtual.measure(), [px, rows]);
  const scrollTo = (index: number, align: 'auto' | 'center' = 'auto') =>
    index >= 0 && virtual.scrollToIndex(index, { align });
  /** Wherever the keyboard takes what is carried; a hand sees where it is. */
  const showRow = (carId: string | undefined) => scrollTo(rows.findIndex(({ id }) => id === carId));
  const current = useCurrent({ rows, wrap, nowMs, scrollTo });

  const barAt = (id: string): Bar | null =>
    lines.flatMap(({ bars }) => bars).find((bar) => bar.id === id) ?? null;
  const carOf = (carId: string) => lines.find(({ id }) => id === carId);
  const elementOf = (barId: string) => wrap.current?.querySelector(`[data-bar="${barId}"]`) ?? null;
  const peek = (barId: string) => {
    anchor.current = elementOf(barId);
    setPeeked(anchor.current ? barId : null);
  };
  const begin = async (bar: Bar) => {
    setPeeked(null);
    const car = lines.find(({ bars }) => bars.includes(bar));
    if (car) current.set(car.id, bar.id);
    return mayMove && carrying.begin(bar);
  };
  const target = carry && (carOf(carry.carId) ?? null);
  const verdict = carry && target && carrying.verdict(target, carry);
  const drop = () => (verdict?.ok ? carrying.drop() : carrying.putBack());
  useDrag({ wrap, scale, barAt, onBegin: begin, onOver: carrying.over, onDrop: drop });

  useBarPress(wrap, (carId, barId) => {
    if (carry) return;
    current.set(carId, barId);
    peek(barId);
  });

  const onKey = (key: BoardKey) => {
    const day = Temporal.PlainDate.from(today);
    if (key.kind === 'car') current.toCar(key.step);
    else if (key.kind === 'bar') current.toBar(key.step);
    // Pressed before the peek has the focus; then it closes by itself.
    else if (key.kind === 'unpeek') setPeeked(null);
    else if (key.kind === 'zoom') show((now) => zoomedBy(now, key.step));
    else if (key.kind === 'day') show((now) => movedBy(now, key.step, day));
    else if (key.kind === 'today') show(toToday);
    else if (key.kind === 'compact') show(otherDensity);
    else if (key.kind === 'hours') show(withOtherHours);
    else if (key.kind === 'find') find.current?.focus();
    else if (key.kind === 'book') mayMove && navigate(newBookingPath(city.id));
    else if (key.kind === 'block') {
      if (mayBlock && current.car) navigate(blockPath(city.id, current.car.id));
    } else if (!current.bar) return;
    else if (key.kind === 'peek') peek(current.bar.id);
    else if (key.kind === 'move') void begin(current.bar);
    else if (current.bar.booking) navigate(bookingPath(city.id, current.bar.booking.id));
    else peek(current.bar.id);
  };
  const onCarryKey = (key: CarryKey) => {
    if (key.kind === 'car') {
      showRow(carrying.toNextFitting(current.cars, key.steps > 0 ? 1 : -1)?.id);
    } else if (key.kind === 'time') {
      carrying.later(key.steps);
      showRow(carry?.booking.carId);
    } else if (key.kind === 'put-back') putBack();
    else if (verdict?.ok) carrying.drop();
  };
  const putBack = () => {
    carrying.putBack();
    current.focusAgain();
  };
  useBoardKeys({ isCarrying: carry !== null && !carry.isDropped, onKey, onCarryKey });

  const peeked = peekedId === null ? null : barAt(peekedId);
  const peekedCar = peeked && lines.find(({ bars }) => bars.includes(peeked));
  const own = carry && carOf(carry.booking.carId);
  return (
    <>
      {carry && target && verdict && (
        <MoveStrip
          carry={carry}
          answer={{
            ...answerOf(
              verdict,
              carry.booking,
              target,
              tripAt(carry.booking, target.id, carry.minutes),
            ),
            fits: verdict.ok,
          }}
        />
      )}
      <section ref={wrap} aria-label={t('label', { city: city.name })} className="board-wrap">
        <BoardTable {...{ board, rows, lines, scale, view, nowMs, virtual, carry, current }} />
      </section>
      {peeked && peekedCar && (
        <BarPeek
          bar={peeked}
          car={peekedCar}
          nowMs={nowMs}
          anchor={anchor}
          onClose={() => setPeeked(null)}
          onMove={(bar) => void begin(bar)}
        />
      )}
      {carry?.isDropped && own && target && (
        <MoveDialog
          carry={carry}
          own={own}
          onto={target}
          onPutBack={putBack}
          onHold={(deed) => {
            carrying.putBack();
            held.hold(deed);
          }}
        />
      )}
    </>
  );
}
