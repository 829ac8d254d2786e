import {
  type BoardWindow,
  type BoardZoom,
  boardZooms,
  windowAround,
} from '../../../domain/board/window.ts';
import { type CarValue, carValues } from '../../../domain/car.ts';

/** What of a car's state the board can be filtered by. */
export const boardStates = ['free', 'out', 'to-prepare'] as const;
export type BoardState = (typeof boardStates)[number];

/** What is shown and how. It lives in the address, so that a view can be kept and sent on. */
export interface BoardView {
  /** The day that is looked at; null: today, whichever day that is. */
  readonly day: Temporal.PlainDate | null;
  readonly zoom: BoardZoom;
  /** The day whose hours are shown, where it is not the one looked at; null: as the zoom has it. */
  readonly open: Temporal.PlainDate | null;
  readonly isCompact: boolean;
  readonly category: CarValue<'category'> | null;
  readonly state: BoardState | null;
  readonly base: string | null;
}

export const wholeBoard: BoardView = {
  day: null,
  zoom: 'two-weeks',
  open: null,
  isCompact: false,
  category: null,
  state: null,
  base: null,
};

/** What an address that somebody mistyped says wrongly is as if it said nothing. */
export function viewIn(search: URLSearchParams): BoardView {
  return {
    day: dayIn(search.get('day')),
    zoom: oneOf(boardZooms, search.get('zoom')) ?? wholeBoard.zoom,
    open: dayIn(search.get('open')),
    isCompact: search.get('rows') === 'compact',
    category: oneOf(carValues.category, search.get('class')),
    state: oneOf(boardStates, search.get('state')),
    base: search.get('base'),
  };
}

/** As short as it can be said. */
export function addressOf({
  day,
  zoom,
  open,
  isCompact,
  category,
  state,
  base,
}: BoardView): string {
  const said = {
    day: day?.toString(),
    zoom: zoom === wholeBoard.zoom ? undefined : zoom,
    open: open?.toString(),
    rows: isCompact ? 'compact' : undefined,
    class: category ?? undefined,
    state: state ?? undefined,
    base: base ?? undefined,
  };
  const entries = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `?${new URLSearchParams(entries)}`;
}

export function windowOf({ day, zoom, open }: BoardView, today: Temporal.PlainDate): BoardWindow {
  const window = windowAround(day ?? today, zoom);
  return open && zoom !== 'day' ? { ...window, openDay: open } : window;
}

/** One closer or one wider; at the ends it stays. */
export function zoomedBy(view: BoardView, step: 1 | -1): BoardView {
  const zoom = boardZooms[boardZooms.indexOf(view.zoom) + step];
  return zoom ? { ...view, zoom, open: null } : view;
}

/** So many days on; the day that is looked at then is the open one. */
export const movedBy = (view: BoardView, days: number, today: Temporal.PlainDate): BoardView => ({
  ...view,
  day: sameOrNull((view.day ?? today).add({ days }), today),
  open: null,
});

/** Today is not said: tomorrow the same address shows tomorrow. */
const sameOrNull = (day: Temporal.PlainDate, today: Temporal.PlainDate) =>
  day.equals(today) ? null : day;

export const isFiltered = ({ category, state, base }: BoardView) =>
  category !== null || state !== null || base !== null;

function oneOf<T extends string>(values: readonly T[], said: string | null): T | null {
  return values.find((value) => value === said) ?? null;
}

function dayIn(said: string | null): Temporal.PlainDate | null {
  if (said === null || !/^\d{4}-\d{2}-\d{2}$/.test(said)) return null;
  try {
    return Temporal.PlainDate.from(said, { overflow: 'reject' });
  } catch {
    return null;
  }
}

export const toToday = (view: BoardView): BoardView => ({ ...view, day: null, open: null });

export const otherDensity = (view: BoardView): BoardView => ({
  ...view,
  isCompact: !view.isCompact,
});

/** The hours of one day, or the days again. */
export const withOtherHours = (view: BoardView): BoardView => ({
  ...view,
  zoom: view.zoom === 'day' ? 'two-weeks' : 'day',
  open: null,
});
