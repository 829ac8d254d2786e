import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import { CARS_PER_PAGE, type FleetAsked } from './fleet-view.ts';
import { listPage } from './list-page.ts';

type Cars = FleetList['cars'];

interface Seen {
  readonly from: number;
  readonly to: number;
  /** Somebody is on the way to somewhere else: what only flies past is not asked for. */
  readonly isPassing: boolean;
}

const pageOf = (index: number) => Math.floor(index / CARS_PER_PAGE) + 1;

/**
 * The cars of a list by their place in it. The first page is there; the others are asked for when they come into
 * sight. When the list is read again, what is shown stays until it has come anew.
 */
export function useFleetPages(list: FleetList, asked: FleetAsked, seen: Seen) {
  const [pages, setPages] = useState<ReadonlyMap<number, Cars>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const requested = useRef({ list, pages: new Set([1]) });
  const { isPassing } = seen;
  const [first, last] = [pageOf(seen.from), pageOf(seen.to)];

  useEffect(() => {
    if (requested.current.list !== list) requested.current = { list, pages: new Set([1]) };
    if (hasFailed) return;
    const { current } = requested;
    const ask = async (page: number) => {
      current.pages.add(page);
      try {
        const { cars } = await listPage(asked, page);
        // A page of rows is drawn in pieces, between which the list goes on scrolling.
        startTransition(() => {
          if (requested.current === current) setPages((all) => new Map(all).set(page, cars));
        });
      } catch {
        current.pages.delete(page);
        setFailed(true);
      }
    };
    for (let page = first; page <= last; page += 1) {
      const isNext = current.pages.has(page - 1);
      if (!current.pages.has(page) && (!isPassing || isNext)) void ask(page);
    }
  });

  // The same functions as long as the same cars are there: rows that are drawn already stay so.
  const carAt = useCallback(
    (index: number): Cars[number] | undefined => {
      const page = pageOf(index);
      const cars = page === 1 ? list.cars : pages.get(page);
      return cars?.[index % CARS_PER_PAGE];
    },
    [list, pages],
  );
  const carsBetween = useCallback(
    async (from: number, to: number): Promise<Cars> => {
      const found: Cars = [];
      try {
        for (let page = pageOf(from); page <= pageOf(to); page += 1) {
          const there = page === 1 ? list.cars : pages.get(page);
          const cars = there ?? (await listPage(asked, page)).cars;
          const begin = (page - 1) * CARS_PER_PAGE;
          found.push(...cars.slice(Math.max(0, from - begin), to - begin + 1));
        }
      } catch {
        setFailed(true);
        return [];
      }
      return found;
    },
    [list, pages, asked],
  );

  return {
    hasFailed,
    tryAgain: () => setFailed(false),
    carAt,
    /** All cars from one place to another; those that have not come are asked for. */
    carsBetween,
  };
}
