import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Bar, BoardRow, CarLine } from './board-model.ts';

/** Where the keyboard is: on a bar, or on a car that has none. */
export interface Current {
  readonly carId: string;
  readonly barId: string | null;
}

type CarRow = Extract<BoardRow, { kind: 'car' }>;
const isCarRow = (row: BoardRow): row is CarRow => row.kind === 'car';

interface Board {
  readonly rows: readonly BoardRow[];
  readonly wrap: RefObject<HTMLElement | null>;
  readonly nowMs: number;
  readonly scrollTo: (rowIndex: number, align: 'auto' | 'center') => void;
}

/** One element of the board can be reached by Tab, and the keys go on from there. */
export function useCurrent({ rows, wrap, nowMs, scrollTo }: Board) {
  const [current, setCurrent] = useState<Current | null>(null);
  const isWanted = useRef(false);
  const cars = rows.filter(isCarRow).map(({ car }) => car);
  const { hash, key } = useLocation();

  // A row that was out of sight is there only after it has been scrolled to.
  useEffect(() => {
    if (!isWanted.current || !current) return;
    const { carId, barId } = current;
    const selector = barId ? `[data-bar="${barId}"]` : `[data-car="${carId}"]`;
    const element = wrap.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    isWanted.current = false;
    element.focus({ preventScroll: true });
  });

  const go = (car: CarLine | undefined, bar: Bar | null, align: 'auto' | 'center' = 'auto') => {
    if (!car) return;
    isWanted.current = true;
    setCurrent({ carId: car.id, barId: bar?.id ?? null });
    scrollTo(
      rows.findIndex((row) => row.id === car.id),
      align,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address leads somewhere once
  useEffect(() => {
    const [carId, bookingId] = hash.slice(1).split('/');
    const car = cars.find(({ id }) => id === carId);
    // Whoever comes from elsewhere sees what is around it.
    go(car, car?.bars.find(({ booking }) => booking?.id === bookingId) ?? null, 'center');
  }, [hash, key]);

  const at = current ? cars.findIndex(({ id }) => id === current.carId) : -1;
  const car = cars[at] ?? null;
  const bar = car?.bars.find(({ id }) => id === current?.barId) ?? null;
  return {
    cars,
    car,
    bar,
    /** What Tab reaches: the first car until somebody has been somewhere. */
    currentId: bar?.id ?? car?.id ?? cars[0]?.id ?? null,
    currentCarId: car?.id ?? cars[0]?.id ?? null,
    set: (carId: string, barId: string | null) => setCurrent({ carId, barId }),
    toCar(step: number) {
      const next = cars[at < 0 ? 0 : at + step];
      go(next, next ? nearest(next, bar?.startsAtMs ?? nowMs) : null);
    },
    toBar(step: number) {
      if (!car) return;
      const index = bar ? car.bars.indexOf(bar) : -1;
      go(car, car.bars[index + step] ?? bar);
    },
    focusAgain: () => go(car ?? undefined, bar),
  };
}

/** What the eye is on already: the bar that begins nearest to the last one. */
function nearest({ bars }: CarLine, atMs: number): Bar | null {
  const far = (bar: Bar) => Math.abs(bar.startsAtMs - atMs);
  return bars.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
