import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { pathOf } from '../../shell/pages.ts';
import type { CarLine } from './board-model.ts';
import { firstName, useTroubleWords } from './use-bar-words.ts';

interface CarCellProps {
  readonly car: CarLine;
  readonly nowMs: number;
  readonly isCurrent: boolean;
  readonly isCompact: boolean;
  /** What would come of the booking that is carried; without one, how the car is. */
  readonly verdict: ReactNode | null;
}

/** Which car it is and how it is. */
export function CarCell({ car, nowMs, isCurrent, isCompact, verdict }: CarCellProps) {
  const { t } = useTranslation('fleet');
  const { id: cityId } = usePageCity();
  const { brand, model, plate, picture, category } = car;
  return (
    <th scope="row" className="board-car text-left unbold">
      {picture ? (
        <img src={picture} alt="" loading="lazy" width={54} height={22} />
      ) : (
        <span aria-hidden="true" />
      )}
      <Link
        to={`${pathOf('fleet', cityId)}/${car.id}`}
        data-car={car.id}
        tabIndex={isCurrent ? 0 : -1}
        className={classes('min-w-0', isCompact ? 'flex items-baseline gap-2' : 'grid')}
      >
        <strong
          className={classes(
            'truncate',
            isCompact ? 'order-1 text-2xs font-medium' : 'text-xs leading-[17px] font-strong',
          )}
        >
          {isCompact ? model : `${brand} ${model}`}
        </strong>
        <span
          className={classes(
            'text-2xs tracking-wide whitespace-nowrap figures',
            isCompact ? 'font-strong' : 'text-quiet',
          )}
        >
          {plate}{' '}
          <abbr
            title={t('categoryChoice', { category, name: t(`categories.${category}`) })}
            className="font-medium text-quiet no-underline"
          >
            {category}
          </abbr>
        </span>
      </Link>
      <span className="grid justify-items-end text-2xs whitespace-nowrap text-quiet figures">
        {verdict ?? <CarState {...{ car, nowMs, isCompact }} />}
      </span>
    </th>
  );
}

function CarState({ car, nowMs, isCompact }: Pick<CarCellProps, 'car' | 'nowMs' | 'isCompact'>) {
  const { t } = useTranslation(['board', 'cars']);
  const trouble = useTroubleWords()(car, nowMs);
  if (trouble) {
    return (
      <>
        <b
          className={classes('font-strong', trouble.isLive ? 'text-route-live' : 'text-amber-600')}
        >
          {trouble.title}
        </b>
        {!isCompact && <span>{trouble.text}</span>}
      </>
    );
  }
  if (car.takenNow?.isOut) {
    return (
      <>
        <span>{t('row.out')}</span>
        {!isCompact && car.takenNow.renter && (
          <span>{t('row.with', { renter: firstName(car.takenNow.renter) })}</span>
        )}
      </>
    );
  }
  const isCharge = car.condition === 'TO_REFUEL' && car.propulsionType === 'ELECTRIC';
  const state = t(isCharge ? 'cars:states.TO_CHARGE' : `cars:states.${car.condition}`);
  const isWaiting = car.condition !== 'READY';
  return (
    <>
      {car.energyPercent !== null && !isCompact && <Gauge percent={car.energyPercent} />}
      <span className={classes(isWaiting && 'text-amber-600')}>
        {car.isOffered
          ? isWaiting || isCompact
            ? state
            : (car.standsAt ?? state)
          : t('row.notOffered')}
      </span>
    </>
  );
}

/** Fuel or charge as a line with its pin. */
function Gauge({ percent }: { readonly percent: number }) {
  const { t } = useTranslation('board');
  return (
    <span
      role="img"
      aria-label={t('row.energy', { percent })}
      className="relative my-1.5 block h-0.5 w-8 rounded-full bg-stone-300"
    >
      <span className="absolute inset-y-0 left-0 bg-ink" style={{ width: `${percent}%` }} />
      <span
        className="absolute -top-[3px] size-2 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${percent}%` }}
      />
    </span>
  );
}
