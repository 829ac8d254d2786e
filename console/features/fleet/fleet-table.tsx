import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import type { FleetSort } from '../../../domain/fleet/sorts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { allCars, chosenOf, noCars, type Selection } from './bulk/selection.ts';
import { FleetRows } from './fleet-rows.tsx';
import { addressOf, type FleetView, queryOf, sortedBy } from './fleet-view.ts';

interface FleetTableProps {
  readonly list: FleetList;
  readonly view: FleetView;
}

/** What there is no room for on a narrow desk is on the car's own page. */
export function FleetTable({ list, view }: FleetTableProps) {
  const { t } = useTranslation('cars');
  const city = usePageCity();
  const mayEdit = useMay('fleet.edit');
  const [selection, setSelection] = useState(noCars);
  return (
    <>
      <section
        aria-label={t('list.label', { city: city.name })}
        className="rounded-card border border-hair bg-card px-5 pt-3 pb-1"
      >
        <table aria-rowcount={list.total + 1} className="w-full table-fixed figures">
          <thead>
            <tr aria-rowindex={1} className="text-left text-xs text-quiet">
              {mayEdit && (
                <ChooseAll selection={selection} total={list.total} onSelect={setSelection} />
              )}
              <Sorted view={view} by="model" />
              <Sorted view={view} by="plate" width="w-25" />
              <Sorted view={view} by="category" width="w-14" />
              <Sorted view={view} by="condition" width="w-28" />
              <Column className="w-36 max-vast:hidden">{t('columns.where')}</Column>
              <Sorted view={view} by="odometer" width="w-28 max-desk:hidden" isRight />
              <Sorted view={view} by="papers" width="w-36" />
              <Sorted view={view} by="service" width="w-44 vast:w-72 max-desk:hidden" />
              <Column className="w-36">{t('columns.next')}</Column>
              <Sorted view={view} by="price" width="w-20" isRight />
            </tr>
          </thead>
          <FleetRows
            list={list}
            asked={queryOf(city.id, view)}
            choosing={mayEdit ? { selection, onSelect: setSelection } : null}
          />
        </table>
      </section>
      {mayEdit && (
        <BulkBar selection={selection} total={list.total} view={view} onSelect={setSelection} />
      )}
    </>
  );
}

interface ChooseAllProps {
  readonly selection: Selection;
  readonly total: number;
  readonly onSelect: (selection: Selection) => void;
}

/** All that fit the filters, those that have not come into sight, too. */
function ChooseAll({ selection, total, onSelect }: ChooseAllProps) {
  const { t } = useTranslation('bulkEdit');
  const count = chosenOf(selection, total);
  const isEvery = count === total;
  return (
    <th scope="col" className="w-10 pb-2 unbold">
      <Checkbox
        isLabelHidden
        label={t('chooseAll')}
        checked={isEvery}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isEvery;
        }}
        onChange={() => onSelect(isEvery ? noCars : allCars)}
      />
    </th>
  );
}

interface ColumnProps {
  readonly className?: string;
  readonly children: string;
}

function Column({ className, children }: ColumnProps) {
  return (
    <th scope="col" className={classes('pr-4 pb-2 unbold whitespace-nowrap', className)}>
      {children}
    </th>
  );
}

interface SortedProps {
  readonly view: FleetView;
  readonly by: FleetSort;
  readonly width?: string;
  readonly isRight?: boolean;
}

function Sorted({ view, by, width, isRight = false }: SortedProps) {
  const { t } = useTranslation('cars');
  const isSorted = view.sort === by;
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classes(
        'pb-2 unbold whitespace-nowrap',
        width,
        isRight ? 'text-right not-last:pr-6' : 'pr-4',
      )}
    >
      <Link
        to={addressOf(sortedBy(view, by))}
        preventScrollReset
        className={classes(
          'inline-flex min-h-6 items-center gap-1 hover:text-ink',
          isSorted && 'font-strong text-ink',
        )}
      >
        {t(`columns.${by}`)}
        {isSorted && (
          <Icon
            name="down"
            className={classes('size-3.5 stroke-[2.4]', view.order === 'asc' && 'rotate-180')}
          />
        )}
      </Link>
    </th>
  );
}
