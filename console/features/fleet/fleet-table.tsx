import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FleetList } from '../../../contract/operate/fleet.ts';
import type { FleetSort } from '../../../domain/fleet/sorts.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { FleetRow } from './fleet-row.tsx';
import { addressOf, type FleetView, sortedBy } from './fleet-view.ts';

interface FleetTableProps {
  readonly cars: FleetList['cars'];
  readonly view: FleetView;
}

/** What there is no room for on a narrow desk is on the car's own page. */
export function FleetTable({ cars, view }: FleetTableProps) {
  const { t } = useTranslation('cars');
  const city = usePageCity();
  return (
    <section
      aria-label={t('list.label', { city: city.name })}
      className="rounded-card border border-hair bg-card px-5 pt-3 pb-1"
    >
      <table className="w-full figures">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <Sorted view={view} by="model" />
            <Sorted view={view} by="plate" />
            <Sorted view={view} by="category" />
            <Sorted view={view} by="condition" />
            <Column className="max-desk:hidden">{t('columns.where')}</Column>
            <Sorted view={view} by="odometer" isRight />
            <Sorted view={view} by="papers" />
            <Column className="max-vast:hidden">{t('columns.due')}</Column>
            <Column>{t('columns.next')}</Column>
            <Sorted view={view} by="price" isRight />
          </tr>
        </thead>
        <tbody>
          {cars.map((car) => (
            <FleetRow key={car.id} car={car} />
          ))}
        </tbody>
      </table>
    </section>
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
  readonly isRight?: boolean;
}

function Sorted({ view, by, isRight = false }: SortedProps) {
  const { t } = useTranslation('cars');
  const isSorted = view.sort === by;
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={classes(
        'pb-2 unbold whitespace-nowrap',
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
