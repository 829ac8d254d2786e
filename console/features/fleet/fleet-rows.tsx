import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import { Button } from '../../../ui/button.tsx';
import { isChosen, type Selection, withCars } from './bulk/selection.ts';
import { FleetRow, FleetRowToCome, ROW_PX } from './fleet-row.tsx';
import type { FleetAsked } from './fleet-view.ts';
import { useFleetPages } from './use-fleet-pages.ts';

/** Few: when a page of cars arrives, all rows that are drawn are drawn anew in one task. */
const ROWS_DRAWN_BEYOND = 6;
const ROWS_ASKED_BEYOND = 12;

interface FleetRowsProps {
  readonly list: FleetList;
  readonly asked: FleetAsked;
  /** Where cars can be chosen. */
  readonly choosing: Choosing | null;
}

export interface Choosing {
  readonly selection: Selection;
  readonly onSelect: (change: (selection: Selection) => Selection) => void;
}

/** All rows of the list, of which only those in sight are drawn, and the one that has the keyboard. */
export function FleetRows({ list, asked, choosing }: FleetRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    setMargin((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: list.total,
    estimateSize: () => ROW_PX,
    overscan: ROWS_DRAWN_BEYOND,
    scrollMargin,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const isKept = focused !== null && focused < list.total && !indexes.includes(focused);
      return isKept ? [...indexes, focused].toSorted((one, other) => one - other) : indexes;
    },
  });
  const { startIndex: from = 0, endIndex: to = 0 } = rows.range ?? {};
  const pages = useFleetPages(list, asked, {
    from: Math.max(0, from - ROWS_ASKED_BEYOND),
    to: Math.min(list.total - 1, to + ROWS_ASKED_BEYOND),
    isPassing: rows.isScrolling,
  });
  const choose = useChoose(choosing, pages);
  const chooseByKey = ({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
    if (key.toLowerCase() !== 'x' || ctrlKey || metaKey || altKey) return;
    const rowIndex = rowIndexOf(target);
    if (rowIndex !== null) void choose(rowIndex, shiftKey);
  };
  const keepFocused = ({ target }: FocusEvent) => {
    const rowIndex = rowIndexOf(target);
    setFocused(rowIndex === null ? null : rowIndex - 2);
  };
  // Row by row, and not all in one go: the wheel comes first.
  const inSight = useDeferredValue(rows.getVirtualItems());
  let above = 0;
  return (
    <tbody ref={body} onFocus={keepFocused} onBlur={() => setFocused(null)} onKeyDown={chooseByKey}>
      {inSight.map(({ index }) => {
        const gap = index - above;
        above = index + 1;
        const car = pages.carAt(index);
        return (
          <Fragment key={index}>
            {gap > 0 && <Gap rows={gap} />}
            {car ? (
              <FleetRow
                car={car}
                rowIndex={index + 2}
                isChosen={choosing && isChosen(choosing.selection, car.id)}
                onChoose={choose}
              />
            ) : (
              <FleetRowToCome rowIndex={index + 2} />
            )}
          </Fragment>
        );
      })}
      {above < list.total && <Gap rows={list.total - above} />}
      {pages.hasFailed && <NotLoaded onTryAgain={pages.tryAgain} />}
    </tbody>
  );
}

/** Of the row that something is in, among all rows of the table. */
function rowIndexOf(target: EventTarget): number | null {
  const row = target instanceof Element && target.closest('tr')?.getAttribute('aria-rowindex');
  return row ? Number(row) : null;
}

/** Chooses one car or leaves it out; with Shift all between it and the one before. */
function useChoose(
  choosing: Choosing | null,
  { carAt, carsBetween }: Pick<ReturnType<typeof useFleetPages>, 'carAt' | 'carsBetween'>,
) {
  const last = useRef(0);
  return useCallback(
    async (rowIndex: number, isRange: boolean) => {
      const index = rowIndex - 2;
      const car = carAt(index);
      if (!choosing || !car) return;
      const isIn = !isChosen(choosing.selection, car.id);
      const [from, to] = isRange ? [last.current, index].toSorted((one, other) => one - other) : [];
      last.current = index;
      const cars = await carsBetween(from ?? index, to ?? index);
      const ids = cars.map(({ id }) => id);
      choosing.onSelect((selection) => withCars(selection, ids, isIn));
    },
    [choosing, carAt, carsBetween],
  );
}

/** The room of rows that are not drawn. */
const Gap = ({ rows }: { readonly rows: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
  <tr aria-hidden="true" style={{ height: rows * ROW_PX }}>
    <td className="p-0" />
  </tr>
);

function NotLoaded({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation('cars');
  return (
    <tr>
      <td colSpan={11}>
        <div
          role="alert"
          className="fixed inset-x-0 bottom-6 z-20 mx-auto flex w-fit items-center gap-4 rounded-card border border-hair bg-card px-5 py-3 shadow-float"
        >
          {t('list.notLoaded')}
          <Button variant="outline" onClick={onTryAgain}>
            {t('list.loadAgain')}
          </Button>
        </div>
      </td>
    </tr>
  );
}
