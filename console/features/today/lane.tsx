import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DayAxis, inRows, placeOn } from '../../../domain/today/lanes.ts';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { bookingPath } from '../../shell/pages.ts';
import { LABEL_SHARE, percent, type TimedHandover } from './lane-place.ts';
import { Pin, type StopState } from './pin.tsx';

interface LaneProps {
  /** Null: nobody does these yet. */
  readonly name: string | null;
  readonly stops: readonly TimedHandover[];
  readonly axis: DayAxis;
}

/** What one driver has to do, along the day; below each other only what would lie on top of each other. */
export function Lane({ name, stops, axis }: LaneProps) {
  const { t } = useTranslation('today');
  const rows = inRows(stops, (axis.to - axis.from) * LABEL_SHARE);
  const isOpen = name === null && stops.some(({ isDone }) => !isDone);
  return (
    <li className="grid grid-cols-[160px_minmax(0,1fr)] border-t border-hair">
      <div className="min-w-0 py-2.5 pr-3">
        <h3
          className={classes('truncate font-text text-sm font-strong', isOpen && 'text-amber-600')}
        >
          {name ?? t('handovers.unassigned')}
        </h3>
        <p className="text-2xs text-quiet figures">
          {t('handovers.jobs', { count: stops.length })}
        </p>
      </div>
      <div className="mr-20 min-w-0">
        {rows.map((row) => (
          <ol key={`${row[0]?.kind}-${row[0]?.bookingId}`} className="relative h-14.5">
            {name !== null && <Way row={row} axis={axis} />}
            {row.map((stop) => (
              <StopOf key={`${stop.kind}-${stop.bookingId}`} stop={stop} axis={axis} />
            ))}
          </ol>
        ))}
      </div>
    </li>
  );
}

/** From stop to stop; as far as it has come it is the colour of what is done. */
function Way({ row, axis }: { readonly row: readonly TimedHandover[]; readonly axis: DayAxis }) {
  return row.slice(1).map((stop, index) => {
    const from = placeOn(axis, row[index]?.atMinutes ?? stop.atMinutes);
    return (
      <li
        key={stop.at}
        aria-hidden="true"
        className={classes('absolute top-4 h-0.5', stop.isDone ? 'bg-route-done' : 'bg-route-next')}
        style={{ left: percent(from), width: percent(placeOn(axis, stop.atMinutes) - from) }}
      />
    );
  });
}

interface StopProps {
  readonly stop: TimedHandover;
  readonly axis: DayAxis;
}

function StopOf({ stop, axis }: StopProps) {
  const { t } = useTranslation('today');
  const { id: cityId } = usePageCity();
  const { bookingId, kind, place, car, renter, reference, isDone, isLate, atMinutes, time } = stop;
  const about = t('handovers.about', { car, renter: renter.name, reference });
  const [near] = place.split(',');
  return (
    <li
      className="absolute top-0 -ml-1.5"
      style={{ left: percent(placeOn(axis, atMinutes)), width: percent(LABEL_SHARE) }}
    >
      <Link
        to={bookingPath(cityId, bookingId)}
        title={about}
        className="block rounded-small pt-2.5 pb-1 text-2xs leading-[14px]"
      >
        <Pin kind={kind} state={stateOf(stop)} />
        <span
          className={classes(
            'mt-0.5 block figures',
            isDone ? 'text-quiet' : 'font-strong text-ink',
          )}
        >
          {time}
        </span>
        <span className="sr-only">{t(`handovers.${kind}`)}</span>{' '}
        <span className="block truncate text-quiet">{near}</span>
        <span className="sr-only">
          {about}
          {isDone && ` ${t('handovers.done')}`}
          {isLate && ` ${t('handovers.late')}`}
        </span>
      </Link>
    </li>
  );
}

function stateOf({ isDone, isLate, driver }: TimedHandover): StopState {
  if (isDone) return 'done';
  if (isLate) return 'late';
  return driver === null ? 'unassigned' : 'planned';
}
