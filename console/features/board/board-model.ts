import type { Board, BoardBar, BoardCar } from '../../../contract/operate/board.ts';
import { type BarState, barStateOf, type TakenTime } from '../../../domain/board/bar.ts';
import { isToPrepare, troubleKinds } from '../../../domain/board/trouble.ts';
import { type CarValue, carValues } from '../../../domain/car.ts';
import type { BoardState, BoardView } from './board-view.ts';

/** What takes a car's time, with its times as numbers: they are compared thousands of times a second. */
export interface Bar extends BoardBar, TakenTime {
  readonly state: BarState;
}

export interface CarLine extends Omit<BoardCar, 'bars'> {
  readonly bars: readonly Bar[];
}

export type BoardRow =
  | { readonly kind: 'trouble'; readonly id: string; readonly count: number }
  | {
      readonly kind: 'class';
      readonly id: string;
      readonly category: CarValue<'category'>;
      readonly count: number;
      readonly freeNow: number;
    }
  | { readonly kind: 'car'; readonly id: string; readonly car: CarLine };

export const linesOf = ({ cars }: Board): CarLine[] =>
  cars.map((car) => ({ ...car, bars: car.bars.map(barOf) }));

function barOf(bar: BoardBar): Bar {
  const ofBooking = bar.booking && barStateOf(bar.booking.status);
  return {
    ...bar,
    state: ofBooking ?? (bar.kind === 'block' ? 'block' : 'hold'),
    startsAtMs: Date.parse(bar.startsAt),
    endsAtMs: Date.parse(bar.endsAt),
    freeAtMs: Date.parse(bar.freeAt),
  };
}

/** Whatever days are shown. */
export function stateNow({ takenNow, condition }: CarLine): BoardState | null {
  if (takenNow?.isOut) return 'out';
  if (isToPrepare(condition)) return 'to-prepare';
  return takenNow || condition !== 'READY' ? null : 'free';
}

type Filters = Pick<BoardView, 'category' | 'state' | 'base'>;

export const fitting = (cars: readonly CarLine[], { category, state, base }: Filters) =>
  cars.filter(
    (car) =>
      (category === null || car.category === category) &&
      (base === null || car.base === base) &&
      (state === null || stateNow(car) === state),
  );

/** Trouble on top, the worst first; then class by class. A car in trouble stands there and nowhere else. */
export function rowsOf(cars: readonly CarLine[]): BoardRow[] {
  const troubled = cars.filter(({ trouble }) => trouble !== null).toSorted(compareTrouble);
  const others = Map.groupBy(
    cars.filter(({ trouble }) => trouble === null),
    ({ category }) => category,
  );
  return [
    ...(troubled.length > 0
      ? [{ kind: 'trouble' as const, id: 'trouble', count: troubled.length }]
      : []),
    ...troubled.map(asRow),
    ...carValues.category.flatMap((category) => {
      const some = others.get(category) ?? [];
      if (some.length === 0) return [];
      const freeNow = some.filter((car) => stateNow(car) === 'free').length;
      return [
        { kind: 'class' as const, id: category, category, count: some.length, freeNow },
        ...some.map(asRow),
      ];
    }),
  ];
}

const asRow = (car: CarLine) => ({ kind: 'car' as const, id: car.id, car });

function compareTrouble({ trouble: one }: CarLine, { trouble: other }: CarLine): number {
  if (!one || !other) return 0;
  const order = troubleKinds.indexOf(one.kind) - troubleKinds.indexOf(other.kind);
  return order || Date.parse(one.at) - Date.parse(other.at);
}

/** By plate, make or model; gaps in plates do not count. */
export function carsNamed(cars: readonly CarLine[], text: string): CarLine[] {
  const wanted = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (wanted.length < 2) return [];
  return cars.filter(({ plate, brand, model }) =>
    `${plate ?? ''} ${brand}${model}`.toLowerCase().replaceAll(/[\s-]/g, '').includes(wanted),
  );
}
