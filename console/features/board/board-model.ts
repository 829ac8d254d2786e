import type { Board, BoardBar, BoardCar } from '../../../contract/operate/board.ts';
import { type BarState, barStateOf, isOverdue, type TakenTime } from '../../../domain/board/bar.ts';
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

/** A car of which nothing has changed since the last reading stays what it was, so that it is not drawn anew. */
export function linesOf({ cars }: Pick<Board, 'cars'>, before: readonly CarLine[] = []): CarLine[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return cars.map((car) => {
    const line = known.get(car.id);
    return line && saysThat(line, car) ? line : { ...car, bars: car.bars.map(barOf) };
  });
}

/** Whatever was read is in what is known. */
function saysThat(known: unknown, read: unknown): boolean {
  if (!isObject(known) || !isObject(read)) return known === read;
  if (Array.isArray(read) && read.length !== (known as Partial<typeof read>).length) return false;
  return Object.entries(read).every(([name, value]) => saysThat(known[name], value));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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

/** What is said of a late or troubled car changes by the minute; every other one stays as it was read. */
export const tellsTime = ({ trouble, bars }: CarLine, nowMs: number): boolean =>
  trouble !== null || bars.some((bar) => isOverdue(bar, bar.state, nowMs));

/** By plate, make or model; gaps in plates do not count. */
export function carsNamed(cars: readonly CarLine[], text: string): CarLine[] {
  const wanted = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (wanted.length < 2) return [];
  return cars.filter(({ plate, brand, model }) =>
    `${plate ?? ''} ${brand}${model}`.toLowerCase().replaceAll(/[\s-]/g, '').includes(wanted),
  );
}
